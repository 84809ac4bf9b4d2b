import { Form, useParams, useRouteLoaderData } from '@remix-run/react'
import { ValidatedForm } from 'remix-validated-form'
import {
  checkedByServer,
  type FormAnswer,
  startingValues,
  useValidatedFields,
} from '~/components/booking/checkout/validated-fields'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { SubmitButton } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note, Status } from '~/components/ui/feedback/note'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { Recipients } from '~/services/pickup/recipients.server'

const ORDER = ['firstName', 'lastName', 'email', 'phoneNumber'] as const
const NOBODY = { firstName: '', lastName: '', email: '', phoneNumber: '' }

/** Sends a link to an order's pickup details, and lists its recipients. */
export function RecipientsDialog({ answer, ...known }: Recipients & { answer?: FormAnswer }) {
  const { order, project, recipients, drawnAt } = known
  const closeTo = orderPaths.orderDetails(order.id, project.id, project.title)
  const here = pickupPaths.pickupRecipients(order.id, project.id, project.title)
  const remembered = useFormAnswer(undefined, here)
  const values = startingValues(NOBODY, answer?.repopulateFields ?? remembered?.initialValue)
  return (
    <Dialog title="Send Pickup Details" subtitle={`Order #${order.id}, ${project.title}`} closeTo={closeTo}>
      {order.isOver ? (
        <>
          <DialogBody>
            <Note tone="gone">{PICKUP_MESSAGES.orderIsOver}</Note>
            <Sent {...known} />
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the order" />
        </>
      ) : (
        <>
          <DialogBody>
            <ValidatedForm
              id="recipient"
              validator={checkedByServer}
              method="post"
              action={here}
              className="grid gap-5 sm:grid-cols-2"
              replace
              noValidate
              // keeps half-typed text when another recipient's link is resent
              resetAfterSubmit
            >
              <input type="hidden" name="drawnAt" value={drawnAt} />
              <Fields values={values} formErrors={answer?.formErrors ?? []} />
            </ValidatedForm>
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

function Sent({ order, project, recipients }: Recipients) {
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
              <RecipientLine key={recipient.id} order={order} project={project} recipient={recipient} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Fields({ values, formErrors }: { values: typeof NOBODY; formErrors: string[] }) {
  const field = useValidatedFields(ORDER, values)
  return (
    <>
      <p className="text-quiet sm:col-span-2">We'll email and text them a link. No account needed.</p>
      <FormErrors errors={formErrors} fields={ORDER.map(field)} className="sm:col-span-2" />
      <TextField {...field('firstName')} label="First name" autoComplete="off" />
      <TextField {...field('lastName')} label="Last name" autoComplete="off" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="off" />
    </>
  )
}

interface RecipientLineProps extends Pick<Recipients, 'order' | 'project'> {
  recipient: Recipients['recipients'][number]
}

/** A recipient of the pickup details: status and actions. */
function RecipientLine({ order, project, recipient }: RecipientLineProps) {
  const at = [order.id, project.id, project.title, recipient.id] as const
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
          <Form method="post" action={pickupPaths.recipientAct(...at, 'link')} replace>
            <button type="submit" className="tap link px-2 text-sm">
              Resend<span className="sr-only"> to {recipient.name}</span>
            </button>
          </Form>
          {!recipient.isRevoked && (
            <Form method="post" action={pickupPaths.recipientAct(...at, 'revocation')} replace>
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

/** Replaces the recipients dialog if it fails: nothing was sent; links back to the order. */
export function RecipientsFailed() {
  const { orderId, projectId = '', name = '' } = useParams()
  const closeTo = orderPaths.orderDetails(Number(orderId), projectId, name)
  return <FailureDialog title="Send Pickup Details" sentence={PICKUP_MESSAGES.failed} closeTo={closeTo} />
}
