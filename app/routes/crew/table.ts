import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('projects/:projectId/list/activity', 'routes/crew/activity/activity.tsx'),
  route('projects/:projectId/list/activity/seen', 'routes/crew/activity/seen.ts'),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  ...dialogs('crew'),
  route('invitations/check', 'routes/crew/invitations/check.ts'),
]

/** The same dialogs over the removed vehicles of a project. */
export const removedVehiclesDialogs: RouteConfigEntry[] = dialogs('crew/over-removed')

function dialogs(ids: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${ids}/${name}` })
  return [
    route('departure', 'routes/crew/members/departure.tsx', id('departure')),
    route('handover', 'routes/crew/members/handover.tsx', id('handover')),
    route('invitations', 'routes/crew/invitations/invitations.tsx', id('invitations')),
    route('members', 'routes/crew/members/members.tsx', id('members'), [
      route(':accountId/role', 'routes/crew/members/role.tsx', id('role')),
    ]),
    route('members/:accountId/invitation', 'routes/crew/invitations/invitation.ts', id('invitation')),
    route('members/:accountId/removal', 'routes/crew/members/removal.tsx', id('removal')),
  ]
}
