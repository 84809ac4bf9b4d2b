import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { type DeskVehiclesChoice, deskVehiclesAddress } from '~/models/provider/desk-vehicles'
import { MAX_SEARCH_LENGTH } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'

/** Finds vehicles of all owners by words. The selected status is kept. */
export function VehicleSearch({ choice }: { choice: DeskVehiclesChoice }) {
  const { search, status } = choice
  return (
    <Form
      key={search}
      method="get"
      action={providerPaths.vehicles()}
      role="search"
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <div className="min-w-0 flex-1 sm:max-w-lg">
        <TextField
          id="vehicle-search"
          name="search"
          type="search"
          label="Search"
          placeholder="Vehicle, stock number, VIN or owner"
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
        <Link className={BUTTON_CLASS.ghost} to={deskVehiclesAddress(choice, { search: '' })}>
          Clear
        </Link>
      )}
    </Form>
  )
}
