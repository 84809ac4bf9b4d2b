import type { Contact } from '../vocabulary/accounts'
import type { CostGrouping } from '../vocabulary/projects'
import { ownPaths, segment, withQuery } from './own-path'

/** The addresses of the product, but for those of orders and desks, in folders below. Ids come from the database; names are whatever people typed. */
export const paths = ownPaths({
  home: () => '/',
  login: (returnTo?: string) => withQuery('/', { 'return-to': returnTo }),
  signUp: () => '/home/sign-up',
  registered: () => '/home/registered',
  forgotPassword: () => '/home/forgot-password',
  resetCode: () => '/home/reset-code',
  newPassword: () => '/home/new-password',
  logout: () => '/logout',
  loggedOut: () => '/home',

  profile: () => '/profile',
  profileName: () => '/profile/name',
  profileContact: (contact: Contact) => `/profile/${contact}`,
  profileContactCode: (contact: Contact) => `/profile/${contact}/code`,
  profilePassword: () => '/profile/password',
  profileSessions: () => '/profile/sessions',
  profileKeyboard: () => '/profile/keyboard',

  accountSetup: (token: string) => withQuery('/account-setup', { 'user-id': token }),
  accountPasswordSetup: (token: string) => withQuery('/account-password-setup', { 'user-id': token }),
  /** Asks for a new link in place of one that is over. */
  accountSetupLink: (token: string) => withQuery('/account-setup-link', { 'user-id': token }),
  pageNotFound: () => '/pageNotFound',
  terms: () => '/terms',
  privacy: () => '/privacy',
  outbox: () => '/outbox',
  outboxMail: (mailId: string) => `/outbox/${mailId}`,

  /** Everything there is; what is asked for is added by searchPath(). */
  searchResults: () => '/home/searchResults',
  viewVehicle: (vehicleId: string) => withQuery('/home/view-vehicle', { 'car-id': vehicleId }),
  /**
   * The picker: first without a project, then with the one chosen, a page at a time, from `after` one of the choices. It
   * ends where it began, at `returnTo`.
   */
  addToProject: (vehicleId: string, at: { projectId?: string; returnTo?: string; after?: string } = {}) =>
    withQuery('/home/view-vehicle/add', {
      'car-id': vehicleId,
      'project-id': at.projectId,
      return: at.returnTo,
      after: at.after,
    }),
  /** Takes the choice of a list where the vehicle was found. */
  placement: (vehicleId: string, at: { projectId: string; returnTo: string }) =>
    withQuery('/home/view-vehicle/placement', {
      'car-id': vehicleId,
      'project-id': at.projectId,
      return: at.returnTo,
    }),

  projects: () => '/projects',
  /** With a vehicle, the first list of the new project begins with it, and the way leads back to where it was found. */
  newProject: ({ vehicleId, returnTo }: { vehicleId?: string; returnTo?: string } = {}) =>
    withQuery('/projects/new', { 'car-id': vehicleId, return: returnTo }),
  /** As `invitationCheck`, for a project that is yet to be made. */
  newProjectCheck: () => '/projects/new/check',
  projectList: (projectId: string) => `/projects/${projectId}/list`,
  /** The project page at one of its lists; `view` is the query of the page to go back to. */
  listOnPage: (projectId: string, listId: string, view = '') => `/projects/${projectId}/list${view}#list-${listId}`,
  /** The same at a vehicle of a list. From elsewhere, without a view, the page shows that vehicle alone. */
  listVehicle: (projectId: string, listVehicleId: string, view = `?card=${listVehicleId}`) =>
    `/projects/${projectId}/list${view}#card-${listVehicleId}`,
  /** With a vehicle, the new list begins with it, and the way leads back to where the vehicle was found. */
  newList: (projectId: string, { vehicleId, returnTo }: { vehicleId?: string; returnTo?: string } = {}) =>
    withQuery(inProject(projectId, 'new'), { 'car-id': vehicleId, return: returnTo }),
  editProject: (projectId: string) => inProject(projectId, 'project'),
  closing: (projectId: string) => inProject(projectId, 'closing'),
  editList: (projectId: string, listId: string) => inProject(projectId, listId, 'edit'),
  /** Who did what, from the newest entry on, or from the one before `before`. */
  activity: (projectId: string, before?: number) =>
    withQuery(inProject(projectId, 'activity'), { before: before?.toString() }),
  activitySeen: (projectId: string) => inProject(projectId, 'activity', 'seen'),
  /** What the project costs, by list or by something else. */
  costs: (projectId: string, by?: CostGrouping) => withQuery(`/projects/${projectId}/costs`, { by }),
  budget: (projectId: string) => `/projects/${projectId}/costs/budget`,
  quotes: (projectId: string, before?: number) =>
    withQuery(`/projects/${projectId}/quotes`, { before: before?.toString() }),
  /** The PDF. */
  quote: (projectId: string, quoteId: number) => `/projects/${projectId}/quotes/${quoteId}`,
  /** Files to keep: a zip of everything, and the costs for a spreadsheet. */
  projectReport: (projectId: string) => `/projects/${projectId}/report.zip`,
  /** Every order's papers in one place, and all of them as a zip. */
  projectDocuments: (projectId: string) => `/projects/${projectId}/papers`,
  projectPapersZip: (projectId: string) => `/projects/${projectId}/papers.zip`,
  projectCosts: (projectId: string) => `/projects/${projectId}/costs.csv`,
  members: (projectId: string) => inProject(projectId, 'members'),
  memberRole: (projectId: string, accountId: string) => inProject(projectId, 'members', accountId, 'role'),
  memberRemoval: (projectId: string, accountId: string) => inProject(projectId, 'members', accountId, 'removal'),
  memberInvitation: (projectId: string, accountId: string) => inProject(projectId, 'members', accountId, 'invitation'),
  invitations: (projectId: string) => inProject(projectId, 'invitations'),
  /** Whether an email address belongs to somebody of the project; the address is its query `email`. */
  invitationCheck: (projectId: string) => inProject(projectId, 'invitations', 'check'),
  departure: (projectId: string) => inProject(projectId, 'departure'),
  handover: (projectId: string) => inProject(projectId, 'handover'),
  removedVehicles: (projectId: string) => `/projects/${projectId}/removed-vehicles`,
  /** The members over that page. */
  membersOverRemoved: (projectId: string) => `/projects/${projectId}/removed-vehicles/members`,
  vehicleRemoval: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'removal'),
  vehicleRestoration: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'restoration'),
  inquiry: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'inquiry'),
  negotiation: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'negotiation'),
  acceptance: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'acceptance'),
  decline: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'decline'),
  cartItem: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'cart-item'),
  bookingRequest: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'booking-request'),

  /** What is done about an order stands below it: `order-paths`. */
  orderDetails: (orderId: number, projectId: string, name: string) =>
    `/orders/${orderId}/details/${projectId}/${segment(name)}`,

  /** What an open page asks for news. */
  updates: () => '/updates',

  cart: () => '/cart',
  cartItemRemoval: (cartItemId: string) => `/cart/${cartItemId}/removal`,
  newQuote: () => '/cart/quote',
  quoteMade: (quoteId: number) => `/cart/quote/${quoteId}`,
  /** After an order's agreement was signed here, with that order. */
  bookVehicles: (signed?: number) => withQuery('/cart/bookVehicles', { signed: signed?.toString() }),
  billing: () => '/cart/bookVehicles/billing',
})

/** Over the project page: what is done about the project, or below the vehicle, list or member that it is done about. */
function inProject(projectId: string, ...place: string[]): string {
  return ['/projects', projectId, 'list', ...place].join('/')
}
