import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { MAX_SEARCH_LENGTH } from '~/models/trade/constants'

interface DeskSearchProps {
  /** The address of the list. */
  action: string
  choice: { search: string; status?: string | undefined }
  placeholder: string
  /** The address without the search. */
  clearTo: string
}

/** Finds rows of one of the staff's lists by words. The selected status is kept. */
export function DeskSearch({ action, choice: { search, status }, placeholder, clearTo }: DeskSearchProps) {
  return (
    <Form key={search} method="get" action={action} role="search" className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {status && <input type="hidden" name="status" value={status} />}
      <div className="min-w-0 flex-1 sm:max-w-lg">
        <TextField
          id="desk-search"
          name="search"
          type="search"
          label="Search"
          placeholder={placeholder}
          defaultValue={search}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
        />
      </div>
      <button type="submit" className={BUTTON_CLASS.outline}>
        <Icon name="search" />
        Search
      </button>
      {search && (
        <Link className={BUTTON_CLASS.ghost} to={clearTo}>
          Clear
        </Link>
      )}
    </Form>
  )
}
