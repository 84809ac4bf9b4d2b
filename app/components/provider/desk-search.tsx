import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { MAX_SEARCH_LENGTH } from '~/models/trade/constants'

interface DeskSearchProps {
  /** The address of the list. */
  action: string
  search: string
  /** The rest of the choice, which is kept. */
  kept: Record<string, string | undefined>
  placeholder: string
  /** The address without the search. */
  clearTo: string
}

/** Finds rows of one of the staff's lists by words. */
export function DeskSearch({ action, search, kept, placeholder, clearTo }: DeskSearchProps) {
  return (
    <Form key={search} method="get" action={action} role="search" className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
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
        <span className="max-sm:sr-only">Search</span>
      </button>
      {search && (
        <Link className={BUTTON_CLASS.ghost} to={clearTo}>
          Clear
        </Link>
      )}
    </Form>
  )
}
