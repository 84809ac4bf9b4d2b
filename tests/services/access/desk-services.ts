import { LISTING_DETAILS, LISTING_TERMS } from '#tests/world/visits/filled-forms'
import { ListingDetailsForm, ListingTermsForm } from '~/models/fleet/listing/listing-form'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { remindOwner } from '~/services/deals/deadlines/remind-owner.server'
import { inboxPage } from '~/services/deals/inbox-page.server'
import { requireThread } from '~/services/deals/require-thread.server'
import { replyTemplatesPage, saveReplyTemplates } from '~/services/deals/timeline/reply-templates.server'
import { copyListing } from '~/services/fleet/listing/copy-listing.server'
import { createListing, requireListedOwner } from '~/services/fleet/listing/create-listing.server'
import { editDetails, editTerms } from '~/services/fleet/listing/edit-listing.server'
import { requireListing } from '~/services/fleet/listing/listing-columns.server'
import { listingDetailsPage, listingTermsPage } from '~/services/fleet/listing/listing-pages.server'
import {
  deleteListingPhoto,
  findListingPhoto,
  findWholePhoto,
  listingPhotos,
  movePhoto,
} from '~/services/fleet/listing-photos.server'
import { requireManagedVehicle } from '~/services/fleet/managed-vehicle.server'
import { requireSelectedVehicles } from '~/services/fleet/selected-vehicles.server'
import {
  addListingPhoto,
  beginListingPhotos,
  cropPhoto,
  saveListingPhotos,
} from '~/services/fleet/upload-photos.server'
import { requireAnyOrder } from '~/services/order-page/require-order.server'
import { ownerCalendarFile, ownerCalendarPage } from '~/services/owner/calendar/owner-calendar.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { addFeed, readFeedNow, removeFeed } from '~/services/owner/feed/change-feed.server'
import { requireFeedVehicle } from '~/services/owner/feed/feed-vehicle.server'
import { feedView } from '~/services/owner/feed/feed-view.server'
import { changePrices, pricePreview } from '~/services/owner/fleet/change-prices.server'
import { fleetPage } from '~/services/owner/fleet/fleet-page.server'
import { blockSelectedDays, selectedDaysPreview } from '~/services/owner/fleet/selected-days.server'
import { changeSelectedListings, selectedListingsPreview } from '~/services/owner/fleet/selected-listings.server'
import { requireListingChange } from '~/services/owner/listing.server'
import { blockDays, releaseOwnerDays } from '~/services/owner/owner-days.server'
import { ownerOrdersPage } from '~/services/owner/owner-orders-page.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { requireOwnedVehicle, requireOwnerVehicle } from '~/services/owner/require-owner-vehicle.server'
import { endVacation, setVacation, vacationDays, vacationPage } from '~/services/owner/vacation.server'
import { backupsPage, findBackup, startBackup } from '~/services/provider/backups.server'
import { approveSignUp, rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'
import { deskOwnersPage } from '~/services/provider/desk-owners-page.server'
import { deskVehiclesPage, requireVehicleAtDesk } from '~/services/provider/desk-vehicles-page.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { deskDayOutOfDays, deskDayOutOfDaysFile } from '~/services/provider/orders/day-out-of-days.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'
import { countPaymentNotes, writePaymentNote } from '~/services/provider/orders/payment-notes.server'
import { findDeskDocument, requireDeskOrder } from '~/services/provider/orders/require-desk-order.server'
import { documentsPage, receiveProviderDocument, replaceDocument } from '~/services/provider/provider-documents.server'
import { requireSignUp, signUpsPage } from '~/services/provider/sign-ups.server'
import { countGivenUp, resendMessage, undeliveredPage } from '~/services/provider/undelivered.server'
import { retryEnvelopes } from '~/services/signing/docusign/envelope-queue.server'
import { IMPORT_SERVICES } from './import-services'
import type { Services } from './stage'

const NO_PHOTO = { field: 'angle-0', name: 'IMG_1.JPG', received: { ok: false, why: 'empty' } } as const
const ANY_ORDER = { search: '', from: '', to: '' } as const
const ANY_DAY = { from: '', to: '' }
const WHOLE_FLEET = { search: '', sort: 'name', status: undefined, after: null } as const
const BLOCKED = { from: '2027-11-20', to: '2027-11-21', attempt: 1 }

/** The services of the owner's desk and of the provider's. */
const DETAILS = ListingDetailsForm.parse(LISTING_DETAILS)
const TERMS = ListingTermsForm.parse(LISTING_TERMS)
const edited = <Fields>(sent: Fields) => ({ sent, revision: 1, loaded: {} })
const NEW_VEHICLE = '7a8f3f2e-3f7c-4a4e-9a51-0d9f2f6f1a10'

export const DESK_SERVICES: Services = {
  owners: {
    createListing: (asker) => createListing(asker, { details: DETAILS, vehicleId: NEW_VEHICLE }),
    inboxPage: (asker) => inboxPage(asker, 'to-answer', null),
    replyTemplatesPage: (asker) => replyTemplatesPage(asker),
    saveReplyTemplates: (asker) => saveReplyTemplates(asker, { seen: '', templates: [] }),
    vacationPage: (asker) => vacationPage(asker),
    vacationDays: (asker) => vacationDays(asker),
    setVacation: (asker) => setVacation(asker, { from: BLOCKED.from, to: BLOCKED.to, seen: '' }),
    endVacation: (asker) => endVacation(asker, { seen: '' }),
    fleetPage: (asker) => fleetPage(asker, WHOLE_FLEET),
    ownerCalendarPage: (asker) => ownerCalendarPage(asker, { ...ANY_DAY, after: null }),
    ownerCalendarFile: (asker) => ownerCalendarFile(asker, ANY_DAY),
    ownerOrdersPage: (asker) => ownerOrdersPage(asker, 'upcoming', null),
  },
  vehicleOwner: {
    'counterOffer, as the owner': (asker, { inquiryId }) =>
      counterOffer(asker, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 }),
    'answerOffer, as the owner': (asker, { inquiryId }) =>
      answerOffer(asker, { side: 'owner', inquiryId }, 'accept', 1),
    requireOwnedVehicle: (asker, { vehicleId }) => requireOwnedVehicle(asker, vehicleId),
    requireOwnerVehicle: (asker, { vehicleId }) => requireOwnerVehicle(asker, vehicleId),
    requireOwnerOrder: (asker, { orderItemId }) => requireOwnerOrder(asker, orderItemId),
    requireSelectedVehicles: (asker, { vehicleId }) => requireSelectedVehicles(asker, [vehicleId]),
    pricePreview: (asker, { vehicleId }) => pricePreview(asker, [vehicleId], 100),
    changePrices: (asker, { vehicleId }) =>
      changePrices(asker, { percent: 100, seen: new Map([[vehicleId, [1, 11_000]]]) }),
    selectedDaysPreview: (asker, { vehicleId }) => selectedDaysPreview(asker, [vehicleId], null),
    blockSelectedDays: (asker, { vehicleId }) =>
      blockSelectedDays(asker, { ...BLOCKED, note: '', seen: new Map([[vehicleId, [1]]]) }),
    selectedListingsPreview: (asker, { vehicleId }) => selectedListingsPreview(asker, [vehicleId], 'deactivation'),
    changeSelectedListings: (asker, { vehicleId }) =>
      changeSelectedListings(asker, { kind: 'deactivation', seen: new Map([[vehicleId, [0]]]) }),
    blockDays: (asker, { vehicleId }) => blockDays(asker, vehicleId, BLOCKED),
    releaseOwnerDays: (asker, at) => releaseOwnerDays(asker, at),
  },
  vehicleManagers: {
    ...IMPORT_SERVICES,
    addFeed: (asker, { vehicleId }) => addFeed(asker, vehicleId, 'https://127.0.0.1/car.ics'),
    readFeedNow: (asker, at) => readFeedNow(asker, at),
    removeFeed: (asker, at) => removeFeed(asker, at),
    feedView: (asker, { vehicleId }) => feedView(asker, vehicleId),
    requireFeedVehicle: (asker, { vehicleId }) => requireFeedVehicle(asker, vehicleId),
    requireManagedVehicle: (asker, { vehicleId }) => requireManagedVehicle(asker, vehicleId),
    requireListing: (asker, { vehicleId }) => requireListing(asker, vehicleId),
    copyListing: (asker, { vehicleId }) => copyListing(asker, { vehicleId, copyId: NEW_VEHICLE }),
    listingDetailsPage: (asker, { vehicleId }) => listingDetailsPage(asker, vehicleId),
    listingTermsPage: (asker, { vehicleId }) => listingTermsPage(asker, vehicleId),
    editDetails: (asker, { vehicleId }) => editDetails(asker, { vehicleId, edit: edited(DETAILS) }),
    editTerms: (asker, { vehicleId }) => editTerms(asker, { vehicleId, edit: edited(TERMS) }),
    requireListingChange: (asker, { vehicleId }) => requireListingChange(asker, vehicleId, 'deletion'),
    changeListing: (asker, { vehicleId }) =>
      changeListing(asker, vehicleId, 'deactivation', { seen: 0, reason: 'Sold.' }),
    listingPhotos: (asker, { vehicleId }) => listingPhotos(asker, vehicleId),
    findListingPhoto: (asker, at) => findListingPhoto(asker, at),
    findWholePhoto: (asker, at) => findWholePhoto(asker, { ...at, file: '400-whole.webp' }),
    movePhoto: (asker, at) => movePhoto(asker, at, 0),
    deleteListingPhoto: (asker, at) => deleteListingPhoto(asker, at),
    cropPhoto: (asker, at) => cropPhoto(asker, at, { x: 50, y: 50 }),
    beginListingPhotos: (asker, { vehicleId }) => beginListingPhotos(asker, vehicleId),
    saveListingPhotos: (asker, { vehicleId }) => saveListingPhotos(asker, vehicleId, [NO_PHOTO]),
    addListingPhoto: (asker, { vehicleId }) =>
      addListingPhoto(asker, vehicleId, { angle: 0, replaces: null }, undefined),
  },
  vehicleOwnerOrStaff: {
    requireThread: (asker, { inquiryId }) => requireThread(asker, inquiryId),
  },
  staff: {
    signUpsPage: (asker) => signUpsPage(asker, 'requested', null),
    requireSignUp: (asker, { requestId }) => requireSignUp(asker, requestId),
    approveSignUp: (asker, { requestId }) =>
      approveSignUp(asker, { requestId, role: 'backlot_renter_application_user' }),
    rejectSignUp: (asker, { requestId }) => rejectSignUp(asker, { requestId, reason: 'No.' }),
    requireListedOwner: (asker, { people }) => requireListedOwner(asker, people.owner.id),
    deskOwnersPage: (asker) => deskOwnersPage(asker, { search: '' }),
    inviteOwner: (asker) => inviteOwner(asker, 'new@owner.example'),
    deskVehiclesPage: (asker) => deskVehiclesPage(asker, { search: '', after: null }),
    requireVehicleAtDesk: (asker, { vehicleId }) => requireVehicleAtDesk(asker, vehicleId),
    deskInquiriesPage: (asker) => deskInquiriesPage(asker, { search: '', tab: 'owner', after: null }),
    remindOwner: (asker, { inquiryId }) => remindOwner(asker, inquiryId),
    deskDayOutOfDays: (asker) => deskDayOutOfDays(asker, { ...ANY_DAY, project: '', owner: '', after: null }),
    deskDayOutOfDaysFile: (asker) => deskDayOutOfDaysFile(asker, { ...ANY_DAY, project: '', owner: '' }),
    deskOrdersPage: (asker) => deskOrdersPage(asker, ANY_ORDER),
    requireAnyOrder: (asker, { orderId }) => requireAnyOrder(asker, orderId),
    requireDeskOrder: (asker, { orderId }) => requireDeskOrder(asker, orderId),
    countPaymentNotes: (asker, { orderId }) => countPaymentNotes(asker, orderId),
    writePaymentNote: (asker, { orderId }) =>
      writePaymentNote(asker, orderId, { text: 'Paid by check.', writtenAfter: 0 }),
    retryEnvelopes: (asker, { orderId }) => retryEnvelopes(asker, orderId),
    findDeskDocument: (asker, at) => findDeskDocument(asker, at),
    documentsPage: (asker) => documentsPage(asker),
    receiveProviderDocument: async (asker) => receiveProviderDocument(asker),
    replaceDocument: (asker) => replaceDocument(asker, 'w-9', { received: undefined, expiresOn: '' }),
    backupsPage: (asker) => backupsPage(asker),
    countGivenUp: (asker) => countGivenUp(asker),
    undeliveredPage: (asker) => undeliveredPage(asker, null),
    resendMessage: (asker, { mailId }) => resendMessage(asker, mailId),
    startBackup: (asker) => startBackup(asker),
    findBackup: (asker, { backup }) => findBackup(asker, backup),
  },
}
