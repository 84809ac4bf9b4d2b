import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { TextField } from '~/components/ui/form/text-field'
import { PhoneFold } from '~/components/ui/phone-fold'
import { fleetAddress, fleetSummary, fleetViews } from '~/models/owner/fleet/fleet-view'
import { MAX_SEARCH_LENGTH } from '~/models/trade/constants'
import { ownerPaths } from '~/models/trade/paths/owner'
import { FLEET_SORTS, type FleetChoice } from '~/models/trade/vocabulary/fleet'

/** Search, sort order and layout of a fleet, folded into one line on phones. */
export function FleetTools({ choice }: { choice: FleetChoice }) {
  return (
    <div>
      <PhoneFold icon="search" text={fleetSummary(choice)}>
        <Tools choice={choice} />
      </PhoneFold>
    </div>
  )
}

function Tools({ choice }: { choice: FleetChoice }) {
  const { view, status, search, sort } = choice
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Form
        key={`${search} ${sort}`}
        method="get"
        action={ownerPaths.ownerVehicles()}
        role="search"
        className="flex min-w-0 flex-1 basis-80 flex-wrap items-end gap-3"
      >
        {view !== 'cards' && <input type="hidden" name="view" value={view} />}
        {status && <input type="hidden" name="status" value={status} />}
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            id="fleet-search"
            name="search"
            type="search"
            label="Search"
            placeholder="Make, model, year, stock number, VIN"
            defaultValue={search}
            maxLength={MAX_SEARCH_LENGTH}
          />
        </div>
        <div className="min-w-0 flex-1 basis-40 sm:max-w-52">
          <SelectField id="fleet-sort" name="sort" label="Sort by" choices={FLEET_SORTS} defaultValue={sort} />
        </div>
        <button type="submit" className={BUTTON_CLASS.outline}>
          Show
        </button>
        {search && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={fleetAddress(choice, { search: '' })}>
            Clear search
          </Link>
        )}
      </Form>
      <nav aria-label="View" className="switch ml-auto">
        {fleetViews(choice).map(({ label, to, isCurrent }) => (
          <Link
            key={label}
            className="tap px-3"
            to={to}
            aria-current={isCurrent ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
