import { BUTTON_CLASS } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { signingPaths } from '~/models/trade/paths/signing'

/** The link to sign in DocuSign. `hasFinished`: the signer has just returned from there, done. */
export function DocusignSection({ hasFinished }: { hasFinished: boolean }) {
  return (
    <Section id="answer" headingId="sign" title="Sign" className="mt-5 grid justify-items-start gap-4">
      {hasFinished ? (
        <>
          <Note tone="booked" className="w-full">
            {SIGNING_MESSAGES.finished}
          </Note>
          <a className={`${BUTTON_CLASS.outline} max-sm:w-full`} href={signingPaths.agreement()}>
            Refresh
          </a>
        </>
      ) : (
        <>
          <p>You'll sign the same text in DocuSign and come back here afterward. You can also decline there.</p>
          <a className={`${BUTTON_CLASS.primary} max-sm:w-full sm:px-10`} href={signingPaths.visit()}>
            Sign in DocuSign
          </a>
        </>
      )}
    </Section>
  )
}

interface OnToDocusignProps {
  /** A DocuSign link, valid once and for a few minutes; null if there is none, which `sentence` explains. */
  url: string | null
  sentence: string | null
}

/** The step into DocuSign: browsers redirect by themselves, the link is a fallback. */
export function OnToDocusign({ url, sentence }: OnToDocusignProps) {
  const wide = 'max-sm:w-full'
  return (
    <>
      <PageTitle
        title={url ? 'Continue to DocuSign' : "DocuSign isn't available"}
        lead={url ? "You'll sign there and come back here afterward." : undefined}
      />
      {sentence && (
        <Note tone="waiting" isAlert className="mt-5">
          {sentence}
        </Note>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <a className={`${BUTTON_CLASS.primary} ${wide}`} href={url ?? signingPaths.visit()}>
          {url ? 'Continue to DocuSign' : 'Try again'}
        </a>
        <a className={`${BUTTON_CLASS.ghost} ${wide}`} href={signingPaths.agreement()}>
          Read the agreement
        </a>
      </div>
    </>
  )
}
