import { pickupPaths } from '~/models/trade/paths/pickup'
import type { RunSheetView } from '~/services/pickup/require-run-sheet.server'
import { Icon } from '../../ui/icon'
import { PageTitle } from '../../ui/page-title'
import { QrCode } from './qr-code'
import { SheetVehicle } from './sheet-vehicle'

/** What a driver takes along on paper: a sheet for each day, with room to note what happened. */
export function RunSheet({ order, asOf, page, days }: RunSheetView) {
  return (
    <>
      <div className="no-print">
        <a className="tap link -ml-2 px-2" href={pickupPaths.pickupDetails(order.id)}>
          <Icon name="left" />
          Back to pickup details
        </a>
        <PageTitle title="Run sheet" lead="One sheet per day. Use your browser's Print." />
      </div>
      {days.map(({ heading, vehicles }) => (
        <section key={heading} className="run-sheet" aria-label={heading}>
          <header className="run-sheet-head">
            <div>
              <h2 className="text-lg">{heading}</h2>
              <p>
                {order.projectTitle}, {order.company}
              </p>
              <p>
                Order #{order.id}, as of {asOf}
              </p>
            </div>
            <QrCode code={page} label="Pickup page" caption="Pickup page (crew)" />
          </header>
          <ol>
            {vehicles.map((vehicle) => (
              <SheetVehicle key={vehicle.id} {...vehicle} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
