/**
 * The visitors of every address. The crew of one project, by their role in it (admin is its Owner, member a
 * Team Member, user a Viewer, adminViewer an application admin who is only a Viewer in it); a person who was invited to it
 * and has not set up the account, with a session that cannot exist; an admin of another crew (stranger) and one
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

/** open: any answer to an allowed request, such as a page, an incomplete form or a redirect. The others are refusals. */
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
/** An admin of the crew reads an order, without prices if their project role hides them. */
export const orderReaders: Policy = { ...admins, ...allOutsiders('not found') }
export const projectAdmins: Policy = { ...orderReaders, adminViewer: 'forbidden' }
/** The items of an admin's own cart. */
export const ofOwnCart: Policy = { ...orderReaders, adminViewer: 'not found' }
/** Pickup is for the crew, with any application role. */
export const pickupCrew: Policy = {
  ...accounts,
  ...allOutsiders('not found'),
  ...allOwners('not found'),
  provider: 'not found',
}

export const owners: Policy = { ...all('forbidden'), ...nobodySignedIn('login'), owner: 'open', otherOwner: 'open' }
export const vehicleOwner: Policy = { ...owners, otherOwner: 'not found' }
/** Owners and staff list vehicles. */
export const listers: Policy = { ...owners, provider: 'open' }
/** Its owner and staff manage a listing; it is not found for all others. */
export const vehicleManagers: Policy = {
  ...all('not found'),
  ...nobodySignedIn('login'),
  owner: 'open',
  provider: 'open',
}
export const staff: Policy = { ...all('forbidden'), ...nobodySignedIn('login'), provider: 'open' }

/** The policies for parts of a crew. */
export function withinCrew(crew: Policy) {
  const editors: Policy = { ...crew, ...allViewers('forbidden') }
  const leaders: Policy = { ...editors, member: 'forbidden' }
  return {
    editors,
    leaders,
    /** An admin in these tests. */
    ownerOfProject: { ...leaders, manager: 'forbidden' },
    /** Leaders of the crew who are not admins; an admin books without asking. */
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

/** Viewers of the project, with any application role. */
function allViewers(access: Access) {
  return { user: access, adminViewer: access }
}

export function allOwners(access: Access) {
  return { owner: access, otherOwner: access }
}
