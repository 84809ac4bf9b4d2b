import { inspectionAccess } from './inspection-access'

/**
 * Everybody who may come to an address. The crew of one project, by their place in it (admin is its Owner, member a
 * Team Member, user a Viewer); whoever was invited to it and has not set up the account, with a session nobody could have
 * given them; an admin of another crew (stranger) and one who was removed from this one; the owner of its vehicles and
 * another owner; and staff.
 */
export const VISITORS = [
  'guest',
  'admin',
  'manager',
  'member',
  'user',
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
type Policy = Readonly<Record<Visitor, Access>>

const all = (access: Access): Policy => ({
  ...nobodySignedIn(access),
  admin: access,
  manager: access,
  member: access,
  user: access,
  provider: access,
  ...allOutsiders(access),
  ...allOwners(access),
})

const everybody = all('open')
const nobody = all('not found')
const accounts: Policy = { ...everybody, ...nobodySignedIn('login') }
const renters: Policy = { ...accounts, ...allOwners('forbidden'), provider: 'forbidden' }
const searchers: Policy = { ...renters, user: 'forbidden' }
const admins: Policy = { ...searchers, manager: 'forbidden', member: 'forbidden' }

const crew: Policy = { ...renters, ...allOutsiders('not found') }
const editors: Policy = { ...crew, user: 'forbidden' }
const leaders: Policy = { ...editors, member: 'forbidden' }
const projectAdmins: Policy = { ...admins, ...allOutsiders('not found') }
/** The Owner, who is an admin here. */
const ownerOfProject: Policy = { ...leaders, manager: 'forbidden' }
/** Who leads the crew without an admin's rights; an admin books without asking. */
const askers: Policy = { ...leaders, admin: 'forbidden' }
/** Pickup is for the crew, whatever else somebody with an account may be. */
const pickupCrew: Policy = {
  ...accounts,
  ...allOutsiders('not found'),
  ...allOwners('not found'),
  provider: 'not found',
}

const owners: Policy = { ...all('forbidden'), ...nobodySignedIn('login'), owner: 'open', otherOwner: 'open' }
const vehicleOwner: Policy = { ...owners, otherOwner: 'not found' }
const staff: Policy = { ...all('forbidden'), ...nobodySignedIn('login'), provider: 'open' }

function nobodySignedIn(access: Access) {
  return { guest: access, invited: access }
}

/** Admins who do not belong to the project. */
function allOutsiders(access: Access) {
  return { stranger: access, removed: access }
}

function allOwners(access: Access) {
  return { owner: access, otherOwner: access }
}

/**
 * Who gets what from the loader and the action of every route: by its address. A route that is not here, or has
 * a loader or an action that is not here, fails the tests.
 */
export const ACCESS: Record<string, { loader?: Policy; action?: Policy }> = {
  '/*': { loader: nobody, action: nobody },
  '/': { loader: everybody },
  '/home/registered': {},
  '/home/forgot-password': { loader: everybody, action: everybody },
  '/home/reset-code': { loader: everybody, action: everybody },
  '/home/new-password': { loader: everybody, action: everybody },
  '/home/sign-up': { action: everybody },
  '/home': { loader: everybody, action: everybody },
  '/?index': { loader: everybody, action: everybody },
  '/account-password-setup': { loader: everybody, action: everybody },
  '/account-setup': { loader: everybody, action: everybody },
  '/account-setup-link': { loader: everybody, action: everybody },
  '/agreement/:token': { loader: everybody },
  '/agreement': { loader: nobody, action: nobody },
  '/agreement/decline': { loader: nobody, action: nobody },
  '/agreement/document': { loader: nobody },
  '/agreement/signing': { loader: nobody },
  // not set up here
  '/docusign/events': { action: nobody },
  // a page asks by itself, and its answer is no page to log in on
  '/updates': { loader: { ...accounts, ...nobodySignedIn('forbidden') } },
  '/healthz': { loader: everybody },
  '/logout': { loader: everybody, action: everybody },
  '/profile': { loader: accounts },
  '/profile/name': { loader: accounts, action: accounts },
  '/profile/:contact': { loader: accounts, action: accounts },
  '/profile/:contact/code': { loader: accounts, action: accounts },
  '/profile/password': { loader: accounts, action: accounts },
  '/profile/keyboard': { loader: accounts, action: accounts },
  '/profile/sessions': { loader: accounts, action: accounts },
  '/outbox': { loader: nobody },
  '/outbox/:mailId': { loader: nobody },
  '/pageNotFound': { loader: nobody },
  '/photos/:photoId/:file': { loader: everybody },
  '/privacy': {},
  '/terms': {},

  '/home/searchResults': { loader: searchers },
  '/home/view-vehicle': { loader: everybody },
  '/home/view-vehicle/placement': { loader: searchers, action: editors },
  '/home/view-vehicle/add': { loader: { ...searchers, ...allOutsiders('not found') }, action: { ...editors } },

  '/projects': { loader: renters },
  '/projects/new': { loader: admins, action: admins },
  '/projects/new/check': { loader: admins },
  '/projects/list': { loader: renters },
  '/projects/removed-vehicles': { loader: renters },
  '/projects/:projectId/list': { loader: crew },
  '/projects/:projectId/list/new': { loader: editors, action: editors },
  '/projects/:projectId/list/project': { loader: ownerOfProject, action: ownerOfProject },
  '/projects/:projectId/list/closing': { loader: ownerOfProject, action: ownerOfProject },
  '/projects/:projectId/list/:listId/edit': { loader: editors, action: editors },
  '/projects/:projectId/list/:listVehicleId/removal': { loader: crew, action: crew },
  // what is on its list already is brought back by whoever may remove it
  '/projects/:projectId/list/:listVehicleId/restoration': { loader: renters, action: crew },
  '/projects/:projectId/list/:listVehicleId/inquiry': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/negotiation': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/decline': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/acceptance': { loader: renters, action: leaders },
  '/projects/:projectId/list/:listVehicleId/booking-request': { loader: renters, action: askers },
  '/projects/:projectId/list/:listVehicleId/cart-item': { loader: projectAdmins, action: projectAdmins },
  '/projects/:projectId/list/activity': { loader: crew },
  '/projects/:projectId/list/activity/seen': { loader: renters, action: crew },
  '/projects/:projectId/list/members': { loader: crew },
  '/projects/:projectId/list/members/:accountId/role': { loader: leaders, action: leaders },
  // the one who is asked about was invited by the Team Member
  '/projects/:projectId/list/members/:accountId/removal': { loader: editors, action: editors },
  '/projects/:projectId/list/members/:accountId/invitation': { loader: renters, action: editors },
  '/projects/:projectId/list/invitations': { loader: editors, action: editors },
  '/projects/:projectId/list/invitations/check': { loader: editors },
  // whoever has left already has left
  '/projects/:projectId/list/departure': { loader: crew, action: { ...crew, removed: 'open' } },
  '/projects/:projectId/list/handover': { loader: ownerOfProject, action: ownerOfProject },
  '/projects/:projectId/removed-vehicles': { loader: crew },
  '/projects/:projectId/report.zip': { loader: editors },
  '/projects/:projectId/costs': { loader: editors },
  '/projects/:projectId/costs/budget': { loader: ownerOfProject, action: ownerOfProject },
  '/projects/:projectId/quotes': { loader: editors },
  '/projects/:projectId/quotes/:quoteId': { loader: editors },
  '/projects/:projectId/costs.csv': { loader: editors },
  '/projects/:projectId/removed-vehicles/members': { loader: crew },

  '/cart': { loader: admins },
  '/cart/:cartItemId/removal': { loader: projectAdmins, action: projectAdmins },
  '/cart/quote': { loader: admins, action: admins },
  // told to whoever made it
  '/cart/quote/:quoteId': { loader: projectAdmins },
  '/cart/bookVehicles': { loader: admins, action: admins },
  '/cart/bookVehicles/billing': { loader: admins, action: admins },
  '/orders': { loader: admins },
  '/orders/orders-list/:projectId/:name': { loader: projectAdmins },
  '/orders/:orderId/summary': { loader: projectAdmins },
  '/orders/:orderId/details/:projectId/:name': { loader: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/signer': { loader: projectAdmins, action: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/delivery': { loader: admins, action: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/signing': { loader: admins, action: projectAdmins },
  // nobody has signed it
  '/orders/:orderId/agreement.pdf': { loader: { ...projectAdmins, admin: 'not found' } },
  '/orders/:orderId/details/:projectId/:name/invoice': { loader: projectAdmins, action: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/invoice/correction': {
    loader: projectAdmins,
    action: projectAdmins,
  },
  '/orders/:orderId/invoices/:projectId/:invoiceId/:format': { loader: projectAdmins },
  ...Object.fromEntries(
    ['cancellation', 'dates', 'extension', 'completion'].map((noun) => [
      `/orders/:orderId/details/:projectId/:name/:orderItemId/${noun}`,
      { loader: projectAdmins, action: projectAdmins },
    ]),
  ),
  '/orders/:orderId/details/:projectId/:name/:orderItemId/additional-info': { loader: projectAdmins },
  '/orders/:orderId/items/:orderItemId/pickup-report.pdf': { loader: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/recipients': { loader: projectAdmins, action: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/recipients/:recipientId/:act': { loader: admins, action: projectAdmins },
  // a signer's link is none to a pickup
  '/pickup/:token': { loader: nobody },
  '/pickup-worker.js': { loader: everybody },
  '/orders/:orderId/papers': { loader: projectAdmins, action: projectAdmins },
  '/orders/:orderId/papers/held/:kind': { action: projectAdmins },
  '/orders/:orderId/papers/held/:kind/removal': { loader: projectAdmins, action: projectAdmins },
  // shared with no owner here
  '/orders/:orderId/papers/:paperId': {
    loader: { ...projectAdmins, owner: 'not found', otherOwner: 'not found' },
  },
  '/orders/:orderId/papers.zip': { loader: projectAdmins },
  '/projects/:projectId/papers': { loader: projectAdmins },
  '/projects/:projectId/papers.zip': { loader: projectAdmins },
  '/orders/documents/:kind': { loader: admins },
  '/pickupDetails/:orderId': { loader: pickupCrew },
  '/orders/:orderId/inspection-photos/:photoId/:file': { loader: projectAdmins },
  '/orders/:orderId/inspections/:orderItemId/:paper': { loader: projectAdmins },
  '/orders/:orderId/details/:projectId/:name/:orderItemId/inspection-report': { loader: projectAdmins },
  '/pickupDetails/:orderId/:orderItemId/papers/:paper': { loader: pickupCrew },
  '/pickupDetails/:orderId/:orderItemId/pickup-report.pdf': { loader: pickupCrew },
  '/pickupDetails/:orderId/run-sheet': { loader: pickupCrew },
  // reading and confirming is for the crew and for whoever was sent the link; of the two, the link's holder confirms
  '/pickupDetails/:orderId/confirmation': {
    loader: accounts,
    action: { ...all('forbidden'), ...nobodySignedIn('login') },
  },
  '/pickupDetails/:orderId/:orderItemId/arrival': { loader: pickupCrew, action: pickupCrew },
  '/pickupDetails/:orderId/opening': {
    loader: accounts,
    action: { ...all('forbidden'), ...nobodySignedIn('login') },
  },
  '/pickupDetails/:orderId/:orderItemId/photos/:photoId/:file': { loader: pickupCrew },
  '/pre-PickupInspection/:orderId/:orderItemId': { loader: pickupCrew, action: pickupCrew },
  ...Object.fromEntries(
    ['/vehiclePre-PickupInspection/:orderId/:orderItemId', '/vehicleInspection/:phase/:orderId/:orderItemId'].flatMap(
      (inspection) => [
        ...['', '/no-damage', '/photos/:photoId/removal'].map((rest) => [
          inspection + rest,
          { loader: pickupCrew, action: pickupCrew },
        ]),
        // a look at these addresses redirects, whoever looks
        ...['/finish', '/photos'].map((rest) => [inspection + rest, { loader: accounts, action: pickupCrew }]),
      ],
    ),
  ),
  '/vehicleInspection/:phase/:orderId/:orderItemId/damage': { loader: pickupCrew, action: pickupCrew },

  '/owner': { loader: owners },
  '/owner?index': {},
  '/owner/inquiries/:inquiryId': { loader: vehicleOwner },
  '/owner/inquiries/:inquiryId?index': {},
  '/owner/inquiries/:inquiryId/acceptance': { loader: owners, action: vehicleOwner },
  // these loaders hold nothing: what they show comes from the thread around them
  '/owner/inquiries/:inquiryId/decline': { loader: owners, action: vehicleOwner },
  '/owner/inquiries/:inquiryId/negotiation': { loader: owners, action: vehicleOwner },
  '/owner/vehicles': { loader: owners },
  '/owner/vehicles/:vehicleId': { loader: vehicleOwner, action: vehicleOwner },
  '/owner/vehicles/:vehicleId/days/:blockId/release': { loader: owners, action: vehicleOwner },
  '/owner/calendar': { loader: owners },
  '/owner/orders': { loader: owners },
  '/owner/orders/:orderItemId': { loader: vehicleOwner },
  ...inspectionAccess({ accounts, pickupCrew, owners, vehicleOwner }),

  '/provider': { loader: staff },
  '/provider/requests/:requestId': { loader: staff, action: staff },
  '/provider/requests/:requestId/rejection': { loader: staff, action: staff },
  '/provider/backup': { loader: staff, action: staff },
  // none is kept where these are asked for
  '/provider/backup/:backup': { loader: { ...staff, provider: 'not found' } },
  '/provider/documents': { loader: staff },
  '/provider/documents/:kind': { loader: staff, action: staff },
  '/provider/documents/:kind/file': { loader: staff },
  '/provider/mail': { loader: staff },
  '/provider/mail/:mailId/delivery': { loader: staff, action: staff },
  '/provider/orders': { loader: staff },
  '/provider/orders/:orderId': { loader: staff },
  '/provider/orders/:orderId/envelope': { loader: staff, action: staff },
  '/provider/orders/:orderId/papers/:paperId': { loader: staff },
  '/provider/orders/:orderId/papers.zip': { loader: staff },
  '/provider/orders/:orderId/payment-note': { loader: staff, action: staff },
  '/provider/orders/:orderId/:orderItemId/:act': { loader: staff, action: staff },
  '/provider/inquiries': { loader: staff },
  '/provider/inquiries/:inquiryId': { loader: staff },
  '/provider/inquiries/:inquiryId/:answer': { loader: staff, action: staff },
  '/provider/owners': { loader: staff },
  '/provider/owners/invitation': { loader: staff, action: staff },
}

/** Routes whose loader or action need not ask who is there, each with what protects it instead. */
export const PUBLIC: Record<string, string> = {
  'app/routes/shell/not-found.tsx': 'answers 404 to everybody',
  'app/routes/accounts/entry.tsx': 'open to everybody: frames the views before the log-in',
  'app/routes/accounts/sign-up.tsx': 'open to everybody: whoever has no account asks for one',
  'app/routes/search/home.tsx': 'open to everybody: the log-in, or the search to those who may search',
  'app/routes/signing/agreement/link.tsx': 'open to whoever holds the mailed link',
  'app/routes/pickup/service-worker.ts': 'open to everybody: a script',
  'app/routes/pickup/link.tsx': 'open to whoever holds the link that was sent',
  'app/routes/signing/agreement/agreement.tsx': 'open to the browser that came through the mailed link',
  'app/routes/signing/agreement/decline.tsx': 'open to the browser that came through the mailed link',
  'app/routes/signing/agreement/document.ts': 'open to the browser that came through the mailed link',
  'app/routes/signing/agreement/signing.tsx': 'open to the browser that came through the mailed link',
  'app/routes/signing/docusign-events.ts': 'open to what DocuSign has signed',
  'app/routes/accounts/reset/forgot-password.tsx': 'open to everybody, whether or not they have an account',
  'app/routes/accounts/reset/code.tsx': 'open to the browser that asked for the code',
  'app/routes/accounts/reset/new-password.tsx': 'open to the browser that gave the mailed code',
  'app/routes/accounts/setup/account.tsx': 'open to whoever holds the mailed link',
  'app/routes/accounts/setup/new-link.tsx':
    'sends only to the address that the first link went to, and says the same to everybody',
  'app/routes/accounts/setup/password.tsx': 'open to whoever holds the mailed link',
  'app/routes/shell/healthz.tsx': 'open to the machine that watches the process',
  'app/routes/accounts/logout.tsx': 'a look at the address changes nothing and leads on',
  'app/routes/shell/outbox/outbox.tsx': 'open to everybody in the demonstration, unknown otherwise',
  'app/routes/shell/outbox/mail.ts': 'open to everybody in the demonstration, unknown otherwise',
  'app/routes/shell/page-not-found.tsx': 'says to everybody that there is nothing',
  'app/routes/fleet/photo.ts': 'open to everybody: shared addresses show photos',
}
