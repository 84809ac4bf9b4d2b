import { BUTTON_CLASS } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Facts } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { PICKUP_DETAILS_MESSAGES } from '~/models/orders/items/pickup-details'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { orderPaths } from '~/models/trade/paths/orders'
import type { ItemPickupDetails } from '~/services/orders/items/pickup-details.server'
import { Days } from '../days'

/** An order item's pickup details, with a link to its PDF. */
export function PickupDetailsDialog({ details }: { details: ItemPickupDetails }) {
  const { id, orderId, project, title, days, picture, refusal } = details
  const closeTo = orderPaths.orderDetails(orderId, project.id, project.title)
  return (
    <Dialog
      title={PICKUP_DETAILS_MESSAGES.title}
      subtitle={
        <>
          {title}, <Days text={days} />
        </>
      }
      picture={picture}
      closeTo={closeTo}
      size="small"
    >
      <DialogBody>{refusal === null ? <Known details={details} /> : <Note tone="gone">{refusal}</Note>}</DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Back to the order">
        {refusal === null && (
          <a
            className={BUTTON_CLASS.primary}
            href={orderPaths.pickupReport(orderId, id)}
            target="_blank"
            rel="noopener noreferrer"
          >
            PICKUP REPORT<span className="sr-only"> in a new window</span>
          </a>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function Known({ details: { pickup, facts } }: { details: ItemPickupDetails }) {
  const place = pickup
    ? [
        { label: 'Pickup and delivery location', value: pickup.address },
        { label: 'Contact', value: <Contact {...pickup} /> },
      ]
    : []
  return (
    <>
      {!pickup && (
        <Note tone="waiting" className="mb-4">
          {ORDER_MESSAGES.pickupLater}
        </Note>
      )}
      <Facts facts={[...place, ...facts]} look="stacked" className="grid gap-3 [&_dd]:break-words [&_dt]:text-sm" />
    </>
  )
}

function Contact({ owner, phone }: Pick<NonNullable<ItemPickupDetails['pickup']>, 'owner' | 'phone'>) {
  return (
    <>
      {owner || '-'}
      {phone && (
        <a className="link flex min-h-11 items-center" href={`tel:${phone.e164}`}>
          {phone.shown}
        </a>
      )}
    </>
  )
}
