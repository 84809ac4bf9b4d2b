/**
 * Everybody who may come to an address. The crew of one project, by their role in it (admin is its Owner, member a
 * Team Member, user a Viewer, adminViewer an application admin who is only a Viewer in it); somebody who was invited to it
 * and has not set up the account, with a session nobody could have given them; an admin of another crew (stranger) and one
 * who was removed from this one; the owner of its vehicles and another owner; and staff.
 */
export const VISITORS = [
  'guest',
  'admin',
  'manager',
  'member',
  'user',
  'adminViewer',
  'invited',
  'stranger',
  'removed',
  'owner',
  'otherOwner',
  'provider',
] as const

export type Visitor = (typeof VISITORS)[number]

/** open: answered, be it with a page, a form that is not complete or a step onward. The rest are how a door is closed. */
type Access = 'open' | 'login' | 'forbidden' | 'not found' | 'gone'
export type Policy = Readonly<Record<Visitor, Access>>

export const all = (access: Access): Policy => ({
  ...nobodySignedIn(access),
  admin: access,
  manager: access,
  member: access,
  ...allViewers(access),
  provider: access,
  ...allOutsiders(access),
  ...allOwners(access),
})

export const everybody = all('open')
export const nobody = all('not found')
export const accounts: Policy = { ...everybody, ...nobodySignedIn('login') }
export const renters: Policy = { ...accounts, ...allOwners('forbidden'), provider: 'forbidden' }
export const searchers: Policy = { ...renters, user: 'forbidden' }
export const admins: Policy = { ...searchers, manager: 'forbidden', member: 'forbidden' }

export const crew: Policy = { ...renters, ...allOutsiders('not found') }
export const { editors, leaders, ownerOfProject, askers } = withinCrew(crew)
/** An admin of the crew reads an order without its prices, whatever they are in the project. */
export const orderReaders: Policy = { ...admins, ...allOutsiders('not found') }
export const projectAdmins: Policy = { ...orderReaders, adminViewer: 'forbidden' }
/** What an admin has put into their own cart. */
export const ofOwnCart: Policy = { ...orderReaders, adminViewer: 'not found' }
/** Pickup is for the crew, whatever else somebody with an account may be. */
export const pickupCrew: Policy = {
  ...accounts,
  ...allOutsiders('not found'),
  ...allOwners('not found'),
  provider: 'not found',
}

export const owners: Policy = { ...all('forbidden'), ...nobodySignedIn('login'), owner: 'open', otherOwner: 'open' }
export const vehicleOwner: Policy = { ...owners, otherOwner: 'not found' }
/** Who lists vehicles: owners, and staff for them. */
export const listers: Policy = { ...owners, provider: 'open' }
/** Whoever manages a listing; to everybody else it is not there. */
export const vehicleManagers: Policy = {
  ...all('not found'),
  ...nobodySignedIn('login'),
  owner: 'open',
  provider: 'open',
}
export const staff: Policy = { ...all('forbidden'), ...nobodySignedIn('login'), provider: 'open' }

/** Who of a crew may do what only some of it may. */
export function withinCrew(crew: Policy) {
  const editors: Policy = { ...crew, ...allViewers('forbidden') }
  const leaders: Policy = { ...editors, member: 'forbidden' }
  return {
    editors,
    leaders,
    /** Who is an admin here. */
    ownerOfProject: { ...leaders, manager: 'forbidden' },
    /** Who leads the crew without an admin's rights; an admin books without asking. */
    askers: { ...leaders, admin: 'forbidden' },
  } satisfies Record<string, Policy>
}

export function nobodySignedIn(access: Access) {
  return { guest: access, invited: access }
}

/** Admins who do not belong to the project. */
export function allOutsiders(access: Access) {
  return { stranger: access, removed: access }
}

/** Viewers in the project, whatever they may do elsewhere. */
function allViewers(access: Access) {
  return { user: access, adminViewer: access }
}

export function allOwners(access: Access) {
  return { owner: access, otherOwner: access }
}
