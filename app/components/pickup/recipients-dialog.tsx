import { Form, useLocation, useParams, useRouteLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import type { FormResponse } from '~/components/booking/checkout/validated-fields'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { SubmitButton } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note, Status } from '~/components/ui/feedback/note'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { PersonChoices } from '~/components/ui/form/person-choices'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { recipientAddresses } from '~/models/pickup/recipient-addresses'
import { pluralize } from '~/models/trade/format/text'
import { listView } from '~/models/trade/list-view'
import type { Recipients } from '~/services/pickup/recipients.server'

/** Loaded on demand: over the lists of a project, the page is close to its script limit. */
const RecipientForm = lazy(() => import('./recipient-form'))

/** Sends a link to an order's pickup details, and lists its recipients. */
export function RecipientsDialog({ response, ...known }: Recipients & { response?: FormResponse }) {
  const { order, recipients, drawnAt, draft, choices } = known
  const { back: closeTo, backLabel, recipients: here, filled } = useAddresses()
  return (
    <Dialog title="Send Pickup Details" subtitle={<PickedUp {...known} />} closeTo={closeTo}>
      {order.isOver ? (
        <>
          <DialogBody>
            <Note tone="gone">{PICKUP_MESSAGES.orderIsOver}</Note>
            <Sent {...known} />
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel={backLabel} />
        </>
      ) : (
        <>
          <DialogBody>
            <PersonChoices choices={choices} filled={filled} />
            <Suspense>
              <RecipientForm key={draft.email} action={here} {...{ drawnAt, draft, response }} />
            </Suspense>
            <Sent {...known} />
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel={recipients.length > 0 ? 'Close' : 'Cancel'}>
            <SubmitButton action={here} form="recipient">
              SEND
            </SubmitButton>
          </DialogFoot>
        </>
      )}
    </Dialog>
  )
}

/** The order, and what is picked up on which day. */
function PickedUp({ order, project, vehicles }: Recipients) {
  const more = vehicles.length - SHOWN
  return (
    <>
      Order #{order.id}, <bdi>{project.title}</bdi>
      {vehicles.slice(0, SHOWN).map(({ id, title, from }) => (
        <span key={id} className="block">
          {title}, <span className="whitespace-nowrap">{from}</span>
        </span>
      ))}
      {more > 0 && <span className="block">and {pluralize(more, 'more vehicle')}</span>}
    </>
  )
}

/** How many vehicles the head of the dialog names. */
const SHOWN = 2

function Sent({ order, recipients }: Recipients) {
  return (
    <>
      {/* the page's toast is behind the modal */}
      <Toast message={useRouteLoaderData<{ toast: ToastMessage | null }>('root')?.toast} />
      {recipients.length > 0 && (
        <section aria-labelledby="sent-to" className="mt-6">
          <h3 id="sent-to" className="text-lg">
            Sent to
          </h3>
          <ul>
            {recipients.map((recipient) => (
              <RecipientLine key={recipient.id} order={order} recipient={recipient} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface RecipientLineProps extends Pick<Recipients, 'order'> {
  recipient: Recipients['recipients'][number]
}

/** A recipient of the pickup details: status and actions. */
function RecipientLine({ order, recipient }: RecipientLineProps) {
  const { kind } = useAddresses()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-base-300 py-3 first:border-0">
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold break-words">{recipient.name}</p>
        <p className="text-sm break-words text-quiet">
          {recipient.email}, <span className="figure whitespace-nowrap">{recipient.phone}</span>
        </p>
        <p className="text-sm text-quiet">Sent {recipient.sentAt}</p>
      </div>
      <Status {...recipient.status} />
      {!order.isOver && (
        <div className="-mr-2 ml-auto flex">
          <Form method="post" action={kind(recipient.id, 'link')} replace>
            <button type="submit" className="tap link px-2 text-sm">
              Resend<span className="sr-only"> to {recipient.name}</span>
            </button>
          </Form>
          {!recipient.isRevoked && (
            <Form method="post" action={kind(recipient.id, 'revocation')} replace>
              <button type="submit" className="tap link px-2 text-sm">
                Revoke<span className="sr-only"> the link for {recipient.name}</span>
              </button>
            </Form>
          )}
        </div>
      )}
    </li>
  )
}

/** Replaces the recipients dialog if it fails: nothing was sent; links back to the page behind it. */
export function RecipientsFailed() {
  return <FailureDialog title="Send Pickup Details" sentence={PICKUP_MESSAGES.failed} closeTo={useAddresses().back} />
}

/** The addresses of the dialog, which may be over the order's page or over the project's lists. */
function useAddresses() {
  const { orderId, projectId = '', name } = useParams()
  const { search } = useLocation()
  return recipientAddresses({ orderId: Number(orderId), projectId, name }, listView(search))
}
