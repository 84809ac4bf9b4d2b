import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Note } from '~/components/ui/feedback/note'
import { Section } from '~/components/ui/section'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { signingPaths } from '~/models/trade/paths/signing'

/** The way to sign an agreement that is signed in DocuSign. `hasFinished`: they come from there, and are done. */
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
