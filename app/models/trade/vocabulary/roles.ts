/** What an account may be. Renters work in projects; owners answer them; the provider is the marketplace's staff. */
export const RENTER_ROLES = [
  'backlot_renter_application_admin',
  'backlot_renter_application_member',
  'backlot_renter_application_user',
] as const

export const APPLICATION_ROLES = [...RENTER_ROLES, 'backlot_owner', 'backlot_provider'] as const

export type ApplicationRole = (typeof APPLICATION_ROLES)[number]
