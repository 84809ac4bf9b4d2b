import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts, Sums } from '~/components/ui/facts'
import { Note, Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { agreementBadge } from '~/models/signing/agreement-status'
import type { AgreementText } from '~/models/signing/agreement-text'
import { signingPaths } from '~/models/trade/paths/signing'
import type { AgreementView } from '~/services/signing/agreement/require-agreement.server'

interface AgreementSheetProps {
  agreement: AgreementView
  /** The forms to answer it, while it is unanswered. */
  children?: ReactNode
}

/** The agreement as the signer sees it, without an account: the frozen text and its status. */
export function AgreementSheet({ agreement, children }: AgreementSheetProps) {
  const { text, status } = agreement
  return (
    <>
      <PageTitle title={text.title} lead={text.lead} status={<Status {...agreementBadge(status)} />} />
      <AgreementStatusNote agreement={agreement} />
      <p className="mt-4">
        <a className={BUTTON_CLASS.outline} href={signingPaths.document()} target="_blank" rel="noreferrer">
          {agreement.isSealed ? SIGNED_PDF[agreement.signedWith] : 'Open PDF'}
        </a>
      </p>
      <Parts text={text} />
      <Terms text={text} />
      {status === 'not_signed' && (
        <p className="no-print sticky bottom-0 z-10 -mx-(--gutter) mt-5 border-t border-base-300 bg-base-100 p-3 sm:bottom-3 sm:mx-0 sm:rounded-box sm:border">
          <a className={`${BUTTON_CLASS.secondary} w-full`} href="#answer">
            <Icon name="down" />
            {agreement.signedWith === 'built-in' ? 'Sign or decline' : 'Go to the link to sign'}
          </a>
        </p>
      )}
      <p className="mt-5 text-xs break-all text-quiet">SHA-256 of this text: {agreement.textSha256}</p>
      {children}
    </>
  )
}

const SIGNED_PDF = { 'built-in': 'Open sealed PDF', docusign: 'Open signed PDF' } as const

function AgreementStatusNote({ agreement }: { agreement: AgreementView }) {
  const { status, signer, text, answeredAt, changes } = agreement
  if (status === 'not_signed') {
    return (
      <Note tone="booked" className="mt-5">
        {text.company} has asked you to sign, as {signer.title}. Reading this doesn't sign it.
      </Note>
    )
  }
  if (status === 'declined') {
    return (
      <Note tone="refused" className="mt-5">
        {signer.name} declined this on {answeredAt}: {agreement.declineReason}
      </Note>
    )
  }
  return (
    <Note tone="available" className="mt-5">
      <p>
        {signer.name} signed this on {answeredAt}.
      </p>
      {changes.length > 0 && (
        <>
          <p className="mt-2 font-semibold">The order has changed since. The text below is what was signed.</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {changes.map(({ at, lines }) => (
              <li key={`${at} ${lines.join()}`}>
                {at}: {lines.join('. ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}

function Parts({ text }: { text: AgreementText }) {
  return (
    <>
      <Section headingId="parties" title="For" className="mt-5">
        <Facts className="mt-2 text-sm" facts={text.parties.map(([label, value]) => ({ label, value }))} />
      </Section>
      <Section headingId="vehicles" title="Vehicles" className="mt-5">
        <dl className="facts-lines mt-2">
          {text.vehicles.map(({ id, title, days, price }) => (
            <div key={id}>
              <dt className="min-w-0 shrink! text-base-content!">
                {title}
                <span className="block text-sm text-quiet">{days}</span>
              </dt>
              <dd className="figure shrink-0">{price}</dd>
            </div>
          ))}
        </dl>
        <Sums
          className="mt-3 border-t border-base-300 pt-4"
          rows={text.sums.map(([label, amount], index) => ({ label, amount, isTotal: index === text.sums.length - 1 }))}
        />
      </Section>
    </>
  )
}

function Terms({ text }: { text: AgreementText }) {
  return (
    <Section headingId="terms" title="Terms" className="mt-5">
      <p className="mt-2 text-sm text-quiet">{text.note}</p>
      <ol className="mt-3 grid gap-4">
        {text.terms.map(({ heading, text: said }, index) => (
          <li key={heading}>
            <h3 className="text-base font-semibold">
              {index + 1}. {heading}
            </h3>
            <p className="mt-1">{said}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
