import { Link } from '@remix-run/react'
import { VehicleCell } from '~/components/fleet/vehicle-cell'
import { Status } from '~/components/ui/feedback/note'
import { SelectBox } from '~/components/ui/multi-select'
import { SortHead } from '~/components/ui/sort-head'
import { stockAndTown } from '~/models/fleet/vehicle-title'
import { fleetHeads } from '~/models/owner/fleet/fleet-view'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { BOOKED_COUNTED_DAYS, VIEWS_COUNTED_DAYS } from '~/models/trade/constants'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { FleetChoice } from '~/models/trade/vocabulary/fleet'
import type { FleetVehicle } from '~/services/owner/fleet/fleet-page.server'
import { DayPrice, type FleetListProps, figuresOf, NextBooking, nameOf, stockAndPrice, ToAnswer } from './fleet-vehicle'

/** Vehicles of a fleet as table rows, which sort by their headings; on small screens each row is a block. */
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
          <SortHead {...heads.price} isNumeric>
            Price
          </SortHead>
          <th scope="col">Status</th>
          <th scope="col">Next booking</th>
          <SortHead {...heads.views} isNumeric>
            <FigureHead name="Views" period={`last ${VIEWS_COUNTED_DAYS} days`} />
          </SortHead>
          <SortHead {...heads.booked} isNumeric>
            <FigureHead name="Booked days" period={`next ${BOOKED_COUNTED_DAYS} days`} />
          </SortHead>
          <SortHead {...heads.revenue} isNumeric>
            <FigureHead name="Agreed" period="this year" />
          </SortHead>
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
              <VehicleCell picture={vehicle.picture} detail={<Detail vehicle={vehicle} />}>
                <Link className="link" to={ownerPaths.ownerVehicle(vehicle.id)}>
                  {vehicle.title}
                </Link>
              </VehicleCell>
            </th>
            <td className="figure max-lg:hidden print:table-cell">
              <DayPrice vehicle={vehicle} />
            </td>
            <td className={onWide(vehicle.listingStatus === 'listed')}>
              <Status {...LISTING_BADGES[vehicle.listingStatus]} />
            </td>
            <td className={`fleet-next ${onWide(!vehicle.next && !vehicle.blockedTo)}`}>
              <NextBooking vehicle={vehicle} />
            </td>
            {figuresOf(vehicle).map(({ label, short, value, isZero }) => (
              <td key={label} className={`figure ${onWide(isZero)}`}>
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

/** On small screens a row has no usual statuses and no zeros. */
const onWide = (isNothing: boolean) => (isNothing ? 'max-lg:hidden print:table-cell' : '')

/** Stock number and town; on small screens the price instead of the town. */
function Detail({ vehicle }: { vehicle: FleetVehicle }) {
  return (
    <>
      <span className="max-lg:hidden print:inline">{stockAndTown(vehicle)}</span>
      <span className="figure lg:hidden print:hidden">{stockAndPrice(vehicle)}</span>
    </>
  )
}

/** The heading of a column of figures, with the period that they are about. */
function FigureHead({ name, period }: { name: string; period: string }) {
  return (
    <span className="leading-tight">
      {name} <span className="block text-xs font-normal">{period}</span>
    </span>
  )
}
