import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import { Icon } from '../ui/icon'
import { PageTitle } from '../ui/page-title'
import { Status } from '../ui/status'

/** The shots an inspection needs, and that none has been taken. */
export function InspectionOverview({ orderId, title }: { orderId: number; title: string }) {
  return (
    <>
      <a className="tap link -ml-2 px-2" href={orderPaths.pickupDetails(orderId)}>
        <Icon name="left" />
        Back to pickup details
      </a>
      <PageTitle title="Pre-pickup inspection" lead={title} />
      <section className="mt-6" aria-labelledby="shots">
        <h2 id="shots" className="text-lg">
          General Photos
        </h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {SHOTS.map(({ value, label }) => (
            <li key={value} className="sheet flex items-center gap-3 p-4">
              <Icon name="camera" className="text-quiet" />
              <span className="min-w-0 grow">{label}</span>
              <Status tone="gone" label="Not taken" />
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-6" aria-labelledby="damages">
        <h2 id="damages" className="text-lg">
          Damage Report
        </h2>
        <p className="mt-2 text-quiet">No Damage Reported</p>
      </section>
    </>
  )
}
