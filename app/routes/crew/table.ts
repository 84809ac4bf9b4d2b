import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('projects/:projectId/list/activity', 'routes/crew/activity/activity.tsx'),
  route('projects/:projectId/list/activity/seen', 'routes/crew/activity/seen.ts'),
]

/** Dialogs over the removed vehicles of a project. */
export const removedVehiclesDialogs: RouteConfigEntry[] = [
  route('members', 'routes/crew/members/members.tsx', { id: 'crew/members-over-removed' }),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route('departure', 'routes/crew/members/departure.tsx'),
  route('handover', 'routes/crew/members/handover.tsx'),
  route('invitations', 'routes/crew/invitations/invitations.tsx'),
  route('invitations/check', 'routes/crew/invitations/check.ts'),
  route('members', 'routes/crew/members/members.tsx', [route(':accountId/role', 'routes/crew/members/role.tsx')]),
  route('members/:accountId/invitation', 'routes/crew/invitations/invitation.ts'),
  route('members/:accountId/removal', 'routes/crew/members/removal.tsx'),
]
