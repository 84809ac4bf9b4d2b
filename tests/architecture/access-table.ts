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
 * Who gets what from the loader and the action of every route: by the name of its file. A route that is not here, or has
 * a loader or an action that is not here, fails the tests.
 */
export const ACCESS: Record<string, { loader?: Policy; action?: Policy }> = {
  '$.tsx': { loader: nobody, action: nobody },
  '_entry.tsx': { loader: everybody },
  '_entry.home.registered.tsx': {},
  '_entry.home.forgot-password.tsx': { loader: everybody, action: everybody },
  '_entry.home.reset-code.tsx': { loader: everybody, action: everybody },
  '_entry.home.new-password.tsx': { loader: everybody, action: everybody },
  '_entry.home.sign-up.tsx': { action: everybody },
  '_index.tsx': { loader: everybody, action: everybody },
  'account-password-setup.tsx': { loader: everybody, action: everybody },
  'account-setup.tsx': { loader: everybody, action: everybody },
  'account-setup-link.tsx': { loader: everybody, action: everybody },
  'agreement.$token.tsx': { loader: everybody },
  'agreement._index.tsx': { loader: nobody, action: nobody },
  'agreement.decline.tsx': { loader: nobody, action: nobody },
  'agreement.document.ts': { loader: nobody },
  'agreement.signing.tsx': { loader: nobody },
  // not set up here
  'docusign.events.ts': { action: nobody },
  // a page asks by itself, and its answer is no page to log in on
  'updates.ts': { loader: { ...accounts, ...nobodySignedIn('forbidden') } },
  'healthz.tsx': { loader: everybody },
  'logout.tsx': { loader: everybody, action: everybody },
  'profile.tsx': { loader: accounts },
  'profile.name.tsx': { loader: accounts, action: accounts },
  'profile.$contact.tsx': { loader: accounts, action: accounts },
  'profile.$contact_.code.tsx': { loader: accounts, action: accounts },
  'profile.password.tsx': { loader: accounts, action: accounts },
  'profile.keyboard.ts': { loader: accounts, action: accounts },
  'profile.sessions.tsx': { loader: accounts, action: accounts },
  'outbox.tsx': { loader: nobody },
  'outbox_.$mailId.ts': { loader: nobody },
  'pageNotFound.tsx': { loader: nobody },
  'photos.$photoId.$file.ts': { loader: everybody },
  'privacy.tsx': {},
  'terms.tsx': {},

  'home.searchResults.tsx': { loader: searchers },
  'home.view-vehicle.tsx': { loader: everybody },
  'home.view-vehicle_.placement.ts': { loader: searchers, action: editors },
  'home.view-vehicle_.add.tsx': { loader: { ...searchers, ...allOutsiders('not found') }, action: { ...editors } },

  'projects._home.tsx': { loader: renters },
  'projects._home.new.tsx': { loader: admins, action: admins },
  'projects._home.new_.check.ts': { loader: admins },
  'projects.list.tsx': { loader: renters },
  'projects.removed-vehicles.tsx': { loader: renters },
  'projects.$projectId.list.tsx': { loader: crew },
  'projects.$projectId.list.new.tsx': { loader: editors, action: editors },
  'projects.$projectId.list.project.tsx': { loader: ownerOfProject, action: ownerOfProject },
  'projects.$projectId.list.closing.tsx': { loader: ownerOfProject, action: ownerOfProject },
  'projects.$projectId.list.$listId.edit.tsx': { loader: editors, action: editors },
  'projects.$projectId.list.$listVehicleId.removal.tsx': { loader: crew, action: crew },
  // what is on its list already is brought back by whoever may remove it
  'projects.$projectId.list.$listVehicleId.restoration.ts': { loader: renters, action: crew },
  'projects.$projectId.list.$listVehicleId.inquiry.tsx': { loader: leaders, action: leaders },
  'projects.$projectId.list.$listVehicleId.negotiation.tsx': { loader: leaders, action: leaders },
  'projects.$projectId.list.$listVehicleId.decline.tsx': { loader: leaders, action: leaders },
  'projects.$projectId.list.$listVehicleId.acceptance.ts': { loader: renters, action: leaders },
  'projects.$projectId.list.$listVehicleId.booking-request.ts': { loader: renters, action: askers },
  'projects.$projectId.list.$listVehicleId.cart-item.tsx': { loader: projectAdmins, action: projectAdmins },
  'projects.$projectId.list_.activity.tsx': { loader: crew },
  'projects.$projectId.list_.activity_.seen.ts': { loader: renters, action: crew },
  'projects.$projectId.list.members.tsx': { loader: crew },
  'projects.$projectId.list.members.$accountId.role.tsx': { loader: leaders, action: leaders },
  // the one who is asked about was invited by the Team Member
  'projects.$projectId.list.members_.$accountId.removal.tsx': { loader: editors, action: editors },
  'projects.$projectId.list.members_.$accountId.invitation.ts': { loader: renters, action: editors },
  'projects.$projectId.list.invitations.tsx': { loader: editors, action: editors },
  'projects.$projectId.list.invitations_.check.ts': { loader: editors },
  // whoever has left already has left
  'projects.$projectId.list.departure.tsx': { loader: crew, action: { ...crew, removed: 'open' } },
  'projects.$projectId.list.handover.tsx': { loader: ownerOfProject, action: ownerOfProject },
  'projects.$projectId.removed-vehicles.tsx': { loader: crew },
  'projects.$projectId.report[.]zip.ts': { loader: editors },
  'projects.$projectId.costs.tsx': { loader: editors },
  'projects.$projectId.costs.budget.tsx': { loader: ownerOfProject, action: ownerOfProject },
  'projects.$projectId.quotes.tsx': { loader: editors },
  'projects.$projectId.quotes_.$quoteId.ts': { loader: editors },
  'projects.$projectId.costs[.]csv.ts': { loader: editors },
  'projects.$projectId.removed-vehicles.members.tsx': { loader: crew },

  'cart.tsx': { loader: admins },
  'cart.$cartItemId.removal.tsx': { loader: projectAdmins, action: projectAdmins },
  'cart.quote.tsx': { loader: admins, action: admins },
  // told to whoever made it
  'cart.quote_.$quoteId.tsx': { loader: projectAdmins },
  'cart_.bookVehicles.tsx': { loader: admins, action: admins },
  'cart_.bookVehicles_.billing.tsx': { loader: admins, action: admins },
  'orders._index.tsx': { loader: admins },
  'orders.orders-list.$projectId.$name.tsx': { loader: projectAdmins },
  'orders.$orderId.summary.tsx': { loader: projectAdmins },
  'orders.$orderId.details.$projectId.$name.tsx': { loader: projectAdmins },
  'orders.$orderId.details.$projectId.$name.signer.tsx': { loader: projectAdmins, action: projectAdmins },
  'orders.$orderId.details.$projectId.$name_.delivery.ts': { loader: admins, action: projectAdmins },
  'orders.$orderId.details.$projectId.$name_.signing.ts': { loader: admins, action: projectAdmins },
  // nobody has signed it
  'orders.$orderId.agreement[.]pdf.ts': { loader: { ...projectAdmins, admin: 'not found' } },
  'orders.$orderId.details.$projectId.$name.invoice.tsx': { loader: projectAdmins, action: projectAdmins },
  'orders.$orderId.details.$projectId.$name.invoice_.correction.tsx': {
    loader: projectAdmins,
    action: projectAdmins,
  },
  'orders.$orderId.invoices.$projectId.$invoiceId.$format.ts': { loader: projectAdmins },
  ...Object.fromEntries(
    ['cancellation', 'dates', 'extension', 'completion'].map((noun) => [
      `orders.$orderId.details.$projectId.$name.$orderItemId.${noun}.tsx`,
      { loader: projectAdmins, action: projectAdmins },
    ]),
  ),
  'orders.$orderId.details.$projectId.$name.$orderItemId.additional-info.tsx': { loader: projectAdmins },
  'orders.$orderId.items.$orderItemId.pickup-report[.]pdf.ts': { loader: projectAdmins },
  ...Object.fromEntries(
    ['recipients.tsx', 'recipients_.$recipientId.$act.ts'].map((rest) => [
      `orders.$orderId.details.$projectId.$name.${rest}`,
      { loader: rest === 'recipients.tsx' ? projectAdmins : admins, action: projectAdmins },
    ]),
  ),
  // a signer's link is none to a pickup
  'pickup.$token.tsx': { loader: nobody },
  'pickup-worker[.]js.ts': { loader: everybody },
  'orders.$orderId.papers.tsx': { loader: projectAdmins, action: projectAdmins },
  'orders.$orderId.papers_.held.$kind.ts': { action: projectAdmins },
  'orders.$orderId.papers_.held.$kind_.removal.tsx': { loader: projectAdmins, action: projectAdmins },
  // shared with no owner here
  'orders.$orderId.papers_.$paperId.ts': {
    loader: { ...projectAdmins, owner: 'not found', otherOwner: 'not found' },
  },
  'orders.$orderId.papers[.]zip.ts': { loader: projectAdmins },
  'projects.$projectId.papers.tsx': { loader: projectAdmins },
  'projects.$projectId.papers[.]zip.ts': { loader: projectAdmins },
  'orders.documents.$kind.ts': { loader: admins },
  'pickupDetails.$orderId.tsx': { loader: pickupCrew },
  'orders.$orderId.inspection-photos.$photoId.$file.ts': { loader: projectAdmins },
  'orders.$orderId.inspections.$orderItemId.$paper.ts': { loader: projectAdmins },
  'orders.$orderId.details.$projectId.$name.$orderItemId.inspection-report.tsx': { loader: projectAdmins },
  'pickupDetails.$orderId_.$orderItemId.papers.$paper.ts': { loader: pickupCrew },
  'pickupDetails.$orderId_.$orderItemId.pickup-report[.]pdf.ts': { loader: pickupCrew },
  'pickupDetails.$orderId_.run-sheet.tsx': { loader: pickupCrew },
  // reading and confirming is for the crew and for whoever was sent the link; of the two, the link's holder confirms
  'pickupDetails.$orderId_.confirmation.ts': {
    loader: accounts,
    action: { ...all('forbidden'), ...nobodySignedIn('login') },
  },
  'pickupDetails.$orderId.$orderItemId.arrival.tsx': { loader: pickupCrew, action: pickupCrew },
  'pickupDetails.$orderId_.opening.ts': {
    loader: accounts,
    action: { ...all('forbidden'), ...nobodySignedIn('login') },
  },
  'pickupDetails.$orderId_.$orderItemId.photos.$photoId.$file.ts': { loader: pickupCrew },
  'pre-PickupInspection.$orderId.$orderItemId.tsx': { loader: pickupCrew, action: pickupCrew },
  'vehiclePre-PickupInspection.$orderId.$orderItemId.tsx': { loader: pickupCrew, action: pickupCrew },
  ...Object.fromEntries(
    ['no-damage', 'photos.$photoId.removal'].map((rest) => [
      `vehiclePre-PickupInspection.$orderId.$orderItemId.${rest}.tsx`,
      { loader: pickupCrew, action: pickupCrew },
    ]),
  ),
  'vehiclePre-PickupInspection.$orderId.$orderItemId_.finish.ts': { loader: accounts, action: pickupCrew },
  // a look at the address leads on, whoever looks
  'vehiclePre-PickupInspection.$orderId.$orderItemId_.photos.ts': { loader: accounts, action: pickupCrew },

  'owner.tsx': { loader: owners },
  'owner._index.tsx': {},
  'owner.inquiries.$inquiryId.tsx': { loader: vehicleOwner },
  'owner.inquiries.$inquiryId._index.tsx': {},
  'owner.inquiries.$inquiryId.acceptance.ts': { loader: owners, action: vehicleOwner },
  // these loaders hold nothing: what they show comes from the thread around them
  'owner.inquiries.$inquiryId.decline.tsx': { loader: owners, action: vehicleOwner },
  'owner.inquiries.$inquiryId.negotiation.tsx': { loader: owners, action: vehicleOwner },
  'owner_.vehicles.tsx': { loader: owners },
  'owner_.vehicles_.$vehicleId.tsx': { loader: vehicleOwner, action: vehicleOwner },
  'owner_.vehicles_.$vehicleId_.days.$blockId.release.ts': { loader: owners, action: vehicleOwner },
  'owner_.calendar.tsx': { loader: owners },
  'owner_.orders.tsx': { loader: owners },
  'owner_.orders_.$orderItemId.tsx': { loader: vehicleOwner },
  ...inspectionAccess({ accounts, pickupCrew, owners, vehicleOwner }),

  'provider.tsx': { loader: staff },
  'provider.requests.$requestId.tsx': { loader: staff, action: staff },
  'provider.requests.$requestId_.rejection.tsx': { loader: staff, action: staff },
  'provider_.backup.tsx': { loader: staff, action: staff },
  // none is kept where these are asked for
  'provider_.backup_.$backup.ts': { loader: { ...staff, provider: 'not found' } },
  'provider_.documents.tsx': { loader: staff },
  'provider_.documents.$kind.tsx': { loader: staff, action: staff },
  'provider_.documents_.$kind.file.ts': { loader: staff },
  'provider_.mail.tsx': { loader: staff },
  'provider_.mail_.$mailId.delivery.ts': { loader: staff, action: staff },
  'provider_.orders.tsx': { loader: staff },
  'provider_.orders_.$orderId.tsx': { loader: staff },
  'provider_.orders_.$orderId_.envelope.ts': { loader: staff, action: staff },
  'provider_.orders_.$orderId_.papers.$paperId.ts': { loader: staff },
  'provider_.orders_.$orderId_.papers[.]zip.ts': { loader: staff },
  'provider_.orders_.$orderId.payment-note.tsx': { loader: staff, action: staff },
  'provider_.orders_.$orderId.$orderItemId.$act.tsx': { loader: staff, action: staff },
  'provider_.inquiries.tsx': { loader: staff },
  'provider_.inquiries_.$inquiryId.tsx': { loader: staff },
  'provider_.inquiries_.$inquiryId.$answer.tsx': { loader: staff, action: staff },
  'provider_.owners.tsx': { loader: staff },
  'provider_.owners.invitation.tsx': { loader: staff, action: staff },
}

/** Routes whose loader or action need not ask who is there, each with what protects it instead. */
export const PUBLIC: Record<string, string> = {
  'app/routes/$.tsx': 'answers 404 to everybody',
  'app/routes/_entry.tsx': 'open to everybody: frames the views before the log-in',
  'app/routes/_entry.home.sign-up.tsx': 'open to everybody: whoever has no account asks for one',
  'app/routes/_index.tsx': 'open to everybody: the log-in, or the search to those who may search',
  'app/routes/agreement.$token.tsx': 'open to whoever holds the mailed link',
  'app/routes/pickup-worker[.]js.ts': 'open to everybody: a script',
  'app/routes/pickup.$token.tsx': 'open to whoever holds the link that was sent',
  'app/routes/agreement._index.tsx': 'open to the browser that came through the mailed link',
  'app/routes/agreement.decline.tsx': 'open to the browser that came through the mailed link',
  'app/routes/agreement.document.ts': 'open to the browser that came through the mailed link',
  'app/routes/agreement.signing.tsx': 'open to the browser that came through the mailed link',
  'app/routes/docusign.events.ts': 'open to what DocuSign has signed',
  'app/routes/_entry.home.forgot-password.tsx': 'open to everybody, whether or not they have an account',
  'app/routes/_entry.home.reset-code.tsx': 'open to the browser that asked for the code',
  'app/routes/_entry.home.new-password.tsx': 'open to the browser that gave the mailed code',
  'app/routes/account-setup.tsx': 'open to whoever holds the mailed link',
  'app/routes/account-setup-link.tsx':
    'sends only to the address that the first link went to, and says the same to everybody',
  'app/routes/account-password-setup.tsx': 'open to whoever holds the mailed link',
  'app/routes/healthz.tsx': 'open to the machine that watches the process',
  'app/routes/logout.tsx': 'a look at the address changes nothing and leads on',
  'app/routes/outbox.tsx': 'open to everybody in the demonstration, unknown otherwise',
  'app/routes/outbox_.$mailId.ts': 'open to everybody in the demonstration, unknown otherwise',
  'app/routes/pageNotFound.tsx': 'says to everybody that there is nothing',
  'app/routes/photos.$photoId.$file.ts': 'open to everybody: shared addresses show photos',
}
