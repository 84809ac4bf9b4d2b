import type { RENTER_ROLES } from './roles'
import type { Tone } from './tone'

/** Where a request for an account stands; each is a tab of the provider's desk, by the same word in its address. */
export const SIGN_UP_STATUSES = ['requested', 'approved', 'rejected'] as const

export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number]

export const SIGN_UP_BADGES: Record<SignUpStatus, { label: string; tone: Tone }> = {
  requested: { label: 'Requested', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'refused' },
}

/** The tab an address names; the open requests when it names none. */
export function signUpTab(text: string | null): SignUpStatus {
  return SIGN_UP_STATUSES.find((status) => status === text) ?? 'requested'
}

/** What the desk may make of somebody, with what that role opens. */
export const GRANTED_ROLES = [
  {
    value: 'backlot_renter_application_admin',
    label: 'Admin',
    opens: 'Searches, creates projects, negotiates rates, books vehicles and sees the orders.',
  },
  {
    value: 'backlot_renter_application_member',
    label: 'Member',
    opens: 'Searches, fills lists and negotiates in projects they are invited to; an admin books.',
  },
  {
    value: 'backlot_renter_application_user',
    label: 'User',
    opens: 'Sees the projects they are invited to; does not search and does not book.',
  },
] as const satisfies readonly { value: (typeof RENTER_ROLES)[number]; label: string; opens: string }[]

/** What a second decision is told; the first one stands. */
export function decidedAlready(status: SignUpStatus, by: string): string {
  return `${by} ${status} this request already. Nothing was changed.`
}
