import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { CONTACTS, type Contact } from '~/models/trade/vocabulary/accounts'

/** For the ErrorBoundary of a contact step, under the step's title; 'Profile' if the address has no known contact. */
export function ContactFailure({ titles }: { titles: Record<Contact, string> }) {
  const { contact } = useParams()
  const known = CONTACTS.find((each) => each === contact)
  const title = known ? titles[known] : 'Profile'
  return <FailureDialog title={title} sentence={PROFILE_MESSAGES.failed} closeTo={accountPaths.profile()} />
}
