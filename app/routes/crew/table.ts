import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('projects/:projectId/list/activity', 'routes/projects.$projectId.list_.activity.tsx'),
  route('projects/:projectId/list/activity/seen', 'routes/projects.$projectId.list_.activity_.seen.ts'),
]

/** Dialogs over the removed vehicles of a project. */
export const removedVehiclesDialogs: RouteConfigEntry[] = [
  route('members', 'routes/projects.$projectId.removed-vehicles.members.tsx'),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route('departure', 'routes/projects.$projectId.list.departure.tsx'),
  route('handover', 'routes/projects.$projectId.list.handover.tsx'),
  route('invitations', 'routes/projects.$projectId.list.invitations.tsx'),
  route('invitations/check', 'routes/projects.$projectId.list.invitations_.check.ts'),
  route('members', 'routes/projects.$projectId.list.members.tsx', [
    route(':accountId/role', 'routes/projects.$projectId.list.members.$accountId.role.tsx'),
  ]),
  route('members/:accountId/invitation', 'routes/projects.$projectId.list.members_.$accountId.invitation.ts'),
  route('members/:accountId/removal', 'routes/projects.$projectId.list.members_.$accountId.removal.tsx'),
]
