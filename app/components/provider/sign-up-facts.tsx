import { SIGN_UP_BADGES, shownLink } from '~/models/accounts/sign-up-requests'
import type { SignUp } from '~/services/provider/sign-ups.server'
import { Facts } from '../ui/facts'
import { Note } from '../ui/feedback/note'
import { PhoneLink } from '../ui/phone-link'

/** The answers of a sign-up request, without the name. */
export function SignUpFacts({ email, phone, phoneTyped, title, company, imdbLink, requested }: SignUp) {
  const facts = [
    { label: 'Email', value: email },
    { label: 'Phone', value: phone ? <PhoneLink phone={phone} className="-my-2.5" /> : phoneTyped },
    { label: 'Role', value: title },
    { label: 'Current Production Company', value: company || '-' },
    { label: 'IMDB Profile Link', value: imdbLink ? <ImdbLink address={imdbLink} /> : '-' },
    { label: 'Requested', value: requested },
  ]
  return <Facts facts={facts} />
}

/** Untrusted link: opens in a new tab without a referrer. */
function ImdbLink({ address }: { address: string }) {
  const [start, end] = shownLink(address)
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer nofollow">
      {start}
      <wbr />
      {end}
    </a>
  )
}

/** Who decided what, shown instead of the forms; nothing while the request is open. */
export function SignUpDecision({ status, decision }: Pick<SignUp, 'status' | 'decision'>) {
  if (!decision) return null
  const { by, when, reason, role } = decision
  return (
    <Note tone={SIGN_UP_BADGES[status].tone} className="mb-4">
      <p className="font-semibold">
        {SIGN_UP_BADGES[status].label}
        {role && ` as ${role}`}
      </p>
      <p>
        By {by}, {when}
      </p>
      {reason && <p className="mt-1 whitespace-pre-line break-words">{reason}</p>}
    </Note>
  )
}
