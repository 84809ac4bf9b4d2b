import { Form } from '@remix-run/react'
import { BillingFacts } from '~/components/order-page/order-facts'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note, Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { PhoneButton, PhoneLink } from '~/components/ui/phone-link'
import { Section } from '~/components/ui/section'
import { envelopeRetry, PROBLEM_TEXTS, STEP_TEXTS } from '~/models/provider/desk-messages'
import { agreementBadge, waitingOnText } from '~/models/signing/agreement-status'
import { normalizePhone } from '~/models/trade/fields/person'
import { pluralize } from '~/models/trade/format/text'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskOrderView } from '~/services/provider/orders/require-desk-order.server'

/** The sidebar of an order on the staff's desk; its script loads after the rest. */
export default function DeskOrderSidebar({ order, agreement, docusign, people, documents }: DeskOrderView) {
  // the head of the page already says that it is not signed
  const waits = agreement?.status === 'not_signed' && order.missing !== null
  return (
    <>
      <Section headingId="agreement" title="Rental agreement" className={waits ? 'max-lg:order-first' : ''}>
        {agreement ? (
          <div className="mt-2 grid justify-items-start gap-1 text-sm">
            {!waits && <Status {...agreementBadge(agreement.status)} />}
            {agreement.status === 'not_signed' ? (
              <p className="font-semibold">{waitingOnText(agreement)}</p>
            ) : (
              <p>
                {agreement.firstName} {agreement.lastName}, {agreement.title}
              </p>
            )}
            {agreement.sends.last && agreement.status !== 'signed' && (
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
                {agreement.sends.count > 1 ? `Requested ${agreement.sends.count} times, last on` : 'Requested'}{' '}
                {agreement.sends.last}
                {agreement.sends.state && <Status {...agreement.sends.state} />}
              </p>
            )}
            {agreement.phone && agreement.status !== 'signed' && (
              <PhoneButton
                phone={agreement.phone}
                name={`${agreement.firstName} ${agreement.lastName}`}
                look={waits ? 'primary' : 'outline'}
                className="mt-2 w-full"
              />
            )}
            <EmailLink email={agreement.email} />
            {agreement.declineReason && <p className="break-words">{agreement.declineReason}</p>}
          </div>
        ) : (
          <p className="mt-2">-</p>
        )}
        {docusign && <DocusignTrouble orderId={order.id} problem={docusign} />}
      </Section>
      <DeskDocuments
        order={order}
        documents={documents}
        isSigned={agreement?.status === 'signed'}
        isMissing={!order.hasDocuments && order.status !== 'cancelled'}
      />
      <People people={people} />
      <BillingFacts billing={order.billing} completedOn={order.completedOn} />
    </>
  )
}

function EmailLink({ email }: { email: string }) {
  return (
    <a className="link flex min-h-11 items-center wrap-anywhere" href={`mailto:${email}`}>
      {email}
    </a>
  )
}

function People({ people }: Pick<DeskOrderView, 'people'>) {
  return (
    <Section headingId="people" title="People">
      <ul className="mt-2 divide-y divide-base-300 text-sm">
        {people.map(({ name, email, phone, part }) => (
          <li key={`${part}-${email}`} className="py-2">
            <p className="text-quiet">{part}</p>
            <p className="font-semibold">{name}</p>
            <p className="flex flex-wrap items-center gap-x-4">
              <EmailLink email={email} />
              {phone && <PhoneLink phone={phone} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface DeskDocumentsProps extends Pick<DeskOrderView, 'order' | 'documents'> {
  /** Whether the production still has to send its documents. */
  isMissing: boolean
  /** Only then it can. */
  isSigned: boolean
}

/** Downloads of an order's documents, those that are missing, and whom to call about them. */
function DeskDocuments({ order, documents, isMissing, isSigned }: DeskDocumentsProps) {
  const { company, contact } = order.billing
  const phone = normalizePhone(order.billing.phone)
  return (
    <Section headingId="documents" title="Documents">
      {documents.length === 0 && !isMissing && <p className="mt-2">-</p>}
      <ul className="mt-2 divide-y divide-base-300 text-sm">
        {isMissing && (
          <li className="py-2">
            {isSigned ? (
              <p>
                PO and COI not uploaded. Waiting on {contact}, {company}.
              </p>
            ) : (
              <p>PO and COI are due once the agreement is signed.</p>
            )}
            {isSigned && phone && <PhoneButton phone={phone} name={contact} className="my-2 w-full" />}
          </li>
        )}
        {documents.map(({ id, title, state, name, by, at, size, note, href }) => (
          <li key={id} className="py-2">
            <a className="link tap justify-start font-semibold" href={href}>
              {title}
              <span className="sr-only">, {name}</span>
            </a>
            {state && <p>{state}</p>}
            <p className="break-words text-quiet">{[by, at, size].filter(Boolean).join(', ')}</p>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {documents.length > 1 && (
        <a className={`${BUTTON_CLASS.outline} mt-3 w-full`} href={providerPaths.orderDocumentsZip(order.id)}>
          <Icon name="download" />
          Download all
        </a>
      )}
    </Section>
  )
}

interface DocusignTroubleProps {
  orderId: number
  problem: NonNullable<DeskOrderView['docusign']>
}

/** The step of an agreement that fails in DocuSign, why, and a button to retry now. */
function DocusignTrouble({ orderId, problem }: DocusignTroubleProps) {
  const { step, problem: why, technical, attempts, retryAt } = problem
  const action = envelopeRetry(orderId)
  return (
    <Note tone="refused" className="mt-3 text-sm">
      <p className="font-semibold">{STEP_TEXTS[step]}</p>
      <p>{PROBLEM_TEXTS[why]}</p>
      <p className="break-words">
        {technical} {pluralize(attempts, 'attempt')}, the next one {retryAt}.
      </p>
      <Form method="post" action={action} preventScrollReset className="mt-2">
        <SubmitButton look="outline" action={action}>
          Try again
        </SubmitButton>
      </Form>
    </Note>
  )
}
