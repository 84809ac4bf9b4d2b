import { RENTER_ROLES, SIGN_UP_STATUSES, type SignUpStatus } from '~/models/trade/vocabulary/accounts'
import type { Tone } from '~/models/trade/vocabulary/option'

export const SIGN_UP_BADGES: Record<SignUpStatus, { label: string; tone: Tone }> = {
  requested: { label: 'Requested', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'refused' },
}

/** The tab in the query parameter; open requests by default. */
export function signUpTab(text: string | null): SignUpStatus {
  return SIGN_UP_STATUSES.find((status) => status === text) ?? 'requested'
}

/** How the desk describes each role it may grant. */
const GRANTS: Record<(typeof RENTER_ROLES)[number], { label: string; opens: string }> = {
  backlot_renter_application_admin: {
    label: 'Admin',
    opens: 'Can search, create projects, negotiate rates, book vehicles and see orders.',
  },
  backlot_renter_application_member: {
    label: 'Member',
    opens: 'Can search, build lists and negotiate in projects they are invited to. An admin does the booking.',
  },
  backlot_renter_application_user: {
    label: 'User',
    opens: 'Can view the projects they are invited to. Cannot search or book.',
  },
}

/** The roles that the desk may grant, with what each one allows. */
export const GRANTED_ROLES = RENTER_ROLES.map((value) => ({ value, ...GRANTS[value] }))

/** The text of a link: the address without what every address begins with, in two parts between which a line may break. */
export function shownLink(address: string): [start: string, end: string] {
  const text = address.replace(/^https?:\/\/(www\.)?/i, '')
  const lastPart = text.lastIndexOf('/', text.length - 2) + 1
  return [text.slice(0, lastPart), text.slice(lastPart)]
}

/** Refusal of a second decision; the first one counts. */
export function alreadyDecidedText(status: SignUpStatus, by: string): string {
  return `${by} already ${status} this request. Nothing was changed.`
}
