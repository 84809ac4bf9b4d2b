import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { SelectBox } from '~/components/ui/multi-select'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { SortHead } from '~/components/ui/sort-head'
import { fleetHeads } from '~/models/owner/fleet/fleet-view'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { BOOKED_COUNTED_DAYS, VIEWS_COUNTED_DAYS } from '~/models/trade/constants'
import { formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { FleetChoice } from '~/models/trade/vocabulary/fleet'
import type { FleetVehicle } from '~/services/owner/fleet/fleet-page.server'

interface FleetListProps {
  vehicles: readonly FleetVehicle[]
  /** The id of the form with the actions. */
  form: string
  areChecked: boolean
}

/** Vehicles of a fleet as cards, each with its next booking and inquiries. */
export function FleetCards({ vehicles, form, areChecked }: FleetListProps) {
  return (
    <ul className="fleet-cards">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="sheet relative flex flex-col overflow-hidden">
          <div className="flex sm:block">
            <Photo
              picture={vehicle.picture}
              alt=""
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 8rem"
              className="fleet-photo"
            />
            <SelectBox
              form={form}
              value={vehicle.id}
              label={nameOf(vehicle)}
              isChecked={areChecked}
              className="fleet-box"
            />
            <div className="min-w-0 flex-1 p-3 sm:p-4 sm:pb-2">
              <h2 className="text-base leading-snug">
                <Link className="link inline-flex min-h-11 items-center" to={ownerPaths.ownerVehicle(vehicle.id)}>
                  {vehicle.title}
                </Link>
              </h2>
              <p className="text-sm text-quiet">
                {vehicle.stockNumber && <>#{vehicle.stockNumber}, </>}
                {vehicle.town}
              </p>
              <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
                <DayPrice vehicle={vehicle} />
                <Status {...LISTING_BADGES[vehicle.listingStatus]} />
              </div>
            </div>
          </div>
          <div className="grid grow content-start gap-1 px-3 pb-2 text-sm sm:px-4">
            <p className="flex flex-wrap items-center gap-x-6">
              <NextBooking vehicle={vehicle} />
              <ToAnswer vehicle={vehicle} />
            </p>
          </div>
          <dl className="fleet-figures">
            {figuresOf(vehicle).map(({ label, short, value }) => (
              <div key={label}>
                <dt>
                  {short}
                  <span className="sr-only">, {label}</span>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The same as table rows; on small screens each row is a block. */
export function FleetTable({ vehicles, form, areChecked, choice }: FleetListProps & { choice: FleetChoice }) {
  const heads = fleetHeads(choice)
  return (
    <table className="list-table fleet-table sheet">
      <caption className="sr-only">Vehicles</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Select</span>
          </th>
          <SortHead {...heads.name}>Vehicle</SortHead>
          <SortHead {...heads.price}>Price</SortHead>
          <th scope="col">Status</th>
          <th scope="col">Next booking</th>
          <SortHead {...heads.views}>Views, last {VIEWS_COUNTED_DAYS} days</SortHead>
          <SortHead {...heads.booked}>Booked, next {BOOKED_COUNTED_DAYS} days</SortHead>
          <SortHead {...heads.revenue}>Agreed this year</SortHead>
          <th scope="col">Inquiries</th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <tr key={vehicle.id}>
            <td>
              <SelectBox form={form} value={vehicle.id} label={nameOf(vehicle)} isChecked={areChecked} />
            </td>
            <th scope="row">
              <div className="flex items-center gap-3">
                <Photo picture={vehicle.picture} alt="" sizes="4rem" className="row-photo" />
                <p className="min-w-0">
                  <Link className="link" to={ownerPaths.ownerVehicle(vehicle.id)}>
                    {vehicle.title}
                  </Link>
                  <span className="block text-xs font-normal text-quiet">
                    {vehicle.stockNumber && <>#{vehicle.stockNumber}, </>}
                    {vehicle.town}
                  </span>
                </p>
              </div>
            </th>
            <td>
              <DayPrice vehicle={vehicle} />
            </td>
            <td>
              <Status {...LISTING_BADGES[vehicle.listingStatus]} />
            </td>
            <td className="fleet-next">
              <NextBooking vehicle={vehicle} />
            </td>
            {figuresOf(vehicle).map(({ label, short, value }) => (
              <td key={label} className="figure">
                <span className="text-quiet lg:hidden">{short} </span>
                {value}
              </td>
            ))}
            <td>
              <ToAnswer vehicle={vehicle} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const nameOf = ({ title, stockNumber }: FleetVehicle) => (stockNumber ? `${title}, #${stockNumber}` : title)

/** The figures of a vehicle, in the order of the headings. */
function figuresOf({ views, bookedDays, revenue }: FleetVehicle) {
  return [
    { label: `in the last ${VIEWS_COUNTED_DAYS} days`, short: 'Views', value: views },
    { label: `of the next ${BOOKED_COUNTED_DAYS}`, short: 'Booked days', value: bookedDays },
    { label: 'before tax, of rentals that start this year', short: 'This year', value: revenue },
  ]
}

function DayPrice({ vehicle: { daily } }: { vehicle: FleetVehicle }) {
  if (daily === 0) return <span className="text-sm text-quiet">No price yet</span>
  return <Price amount={formatExact(daily)} unit="a day" />
}

function NextBooking({ vehicle: { next } }: { vehicle: FleetVehicle }) {
  if (!next) return <span className="text-quiet">Nothing booked</span>
  return (
    <Link className="link inline-flex min-h-11 items-center" to={ownerPaths.ownerOrder(next.itemId)}>
      {next.days}, {next.productionCompany}
    </Link>
  )
}

function ToAnswer({ vehicle: { id, toAnswer } }: { vehicle: FleetVehicle }) {
  if (toAnswer === 0) return null
  return (
    <Link
      className="link inline-flex min-h-11 items-center font-semibold"
      to={dealPaths.ownerInbox(undefined, undefined, { vehicle: id })}
    >
      {toAnswer === 1 ? '1 inquiry to answer' : `${toAnswer} inquiries to answer`}
    </Link>
  )
}
