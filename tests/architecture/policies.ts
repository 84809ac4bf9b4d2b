/**
 * The visitors that request every address: the crew of one project by role (admin is its Owner, member a Team Member,
 * user a Viewer, adminViewer an application admin who is only a Viewer in it); invited, who has not set up an account
 * and sends a session that cannot exist; stranger, an admin of another crew; removed, an admin who was removed from
 * this crew; the owner of its vehicles and another owner; and staff.
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

/**
 * open: any response to an allowed request, such as a page, an incomplete form or a redirect. The others are refusals.
 */
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
/** The saved searches of the admin. */
export const searchOwner: Policy = {
  ...searchers,
  manager: 'not found',
  member: 'not found',
  adminViewer: 'not found',
  ...allOutsiders('not found'),
}
export const admins: Policy = { ...searchers, manager: 'forbidden', member: 'forbidden' }

export const crew: Policy = { ...renters, ...allOutsiders('not found') }
export const { editors, leaders, ownerOfProject, askers } = withinCrew(crew)
/** Admins of the crew read an order, without prices if their project role hides them. */
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
/** Owners and staff may list vehicles. */
export const listers: Policy = { ...owners, provider: 'open' }
/** The owner and staff manage a listing; all others get a 404. */
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
    /** In these tests the Owner is an admin. */
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
