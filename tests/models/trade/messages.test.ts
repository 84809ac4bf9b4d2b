import { expect, test } from 'vitest'
import { quoteNumber } from '~/models/billing/quote'
import { CART_BLOCKERS } from '~/models/booking/booking-messages'
import { nameMismatch } from '~/models/signing/signing-messages'
import { SETUP_LINK_LIFE } from '~/models/trade/format/text'
import { CART_ITEM_TAX_LABEL, CART_TAX_LABEL, CHECKOUT_TAX, LIST_TAX_LABEL, orderTaxLabel } from '~/models/trade/money'

const FILES = import.meta.glob<Record<string, unknown>>(
  [
    '../../../app/models/**/*-messages.ts',
    '../../../app/models/{billing/{quote,invoice},pickup/return-state,trade/results/shared-messages}.ts',
  ],
  { eager: true },
)

/** The exported texts of these files by name. */
const TEXTS = new Map(Object.values(FILES).flatMap((file) => Object.entries(file).filter(isText)))

function isText([, value]: [string, unknown]) {
  return typeof value !== 'number' && typeof value !== 'function'
}

/** Texts fixed by the specification, including spelling, capitals and double spaces. Other tests use the constants. */
const FIXED = {
  RETURN_MESSAGES: { failed: 'something went wrong' },
  INSPECTION_HEADINGS: { pickup: 'Pre-pickup inspection' },
  INSPECTION_MESSAGES: {
    saved: { pickup: 'Pickup inspection report created Successfully' },
    failed: 'something went wrong',
    deleted: { photos: 'Photo deleted successfully', damage: 'Damage deleted successfully' },
    shotRequired: 'This Image is required',
    imageRequired: 'Image is required',
  },
  AMENDMENT_DIALOGS: {
    cancel: {
      button: 'CANCEL ITEM',
      title: 'Cancel Order',
      done: 'Order item removed successfully.',
      failed: 'An error occured while removing the order item.Please try again',
    },
    change: {
      button: 'CHANGE DATE',
      title: 'Change Date',
      submit: 'Change date',
      done: 'Booking period changed successfully.',
      failed: 'An error occured while changing the booking period.Please try again',
    },
    extend: {
      button: 'EXTEND DATE',
      title: 'Extend Date',
      submit: 'Extend date',
      done: 'Date Extended successfully.',
      failed: 'An error occured while extending date.Please try again',
    },
    complete: {
      button: 'COMPLETE RENTAL',
      title: 'Rental Complete',
      submit: 'Complete rental',
      done: 'Rental Completed successfully.',
      failed: 'An error occured while completing rental period.Please try again',
    },
  },
  ITEM_MESSAGES: {
    afterStart: 'Available after rental starts',
    datesTaken: 'Vehicle is not available in the given dates.',
  },
  ORDER_MESSAGES: {
    projectsFailed: 'An error occured. Please try again later',
    fetchFailed: 'An error occured while fetching your orders.Please try again',
    detailsFailed: 'An error occured. Please try again.',
    noProjects: 'No Orders found.',
    noOrders: 'No orders found.',
    pickupLater: 'Pickup details will be available 2 days before the booking period',
  },
  SIGNING_MESSAGES: {
    failed: 'An error occured. Please try again.',
    resent: 'Resend Rental Agreement Sucessfully',
    resendFailed: 'An error occured. Please try again.',
  },
  QUOTE_MESSAGES: {
    made: 'Quote generated successfully.',
    failed: 'An error occured while requesting quote. Please try again later',
  },
  PICKUP_MESSAGES: {
    sent: 'Pickup details send Successfully',
    failed: 'something went wrong',
    ownerNotified: 'Owner notified Successfully',
  },
  DOCUMENT_REQUIRED: { 'purchase-order': 'Purchase Order is required.', coi: 'COI is required.' },
  DOCUMENT_MESSAGES: {
    uploaded: 'Uploaded Sucessfully',
    failed: 'An error occured. Please try again.',
    downloadFailed: 'An error occured while downloading agreement. Please try again.',
  },
  INVOICE_MESSAGES: { failed: 'An error occured while downloading invoice. Please try again.' },
  PROVIDER_DOCUMENT_MESSAGES: { uploaded: 'Uploaded Sucessfully', failed: 'An error occured. Please try again.' },
  PAYMENT_NOTE_MESSAGES: { failed: 'An error occured. Please try again later' },
  FLOOR_RULE: 'Your rate should not be less than 80% of the original price.',
  ERROR_TRY_LATER: 'An error occured. Please try again later',
  ERROR_TRY_AGAIN: 'An error occured. Please try again.',
  WENT_WRONG: 'Something went wrong',
  WENT_WRONG_IN_SMALL: 'something went wrong',
  TIME_IS_UP: "Time's up!",
  PASSWORD_CHANGED: 'Password changed Successfully.',
  EMAIL_TAKEN: 'Email already exists.',
  FIELD_MESSAGES: {
    firstName: { required: 'First name is required', invalid: 'Please enter a valid First Name.' },
    lastName: { required: 'Last name is required', invalid: 'Please enter a valid Last Name.' },
    email: { required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' },
    emailInSmall: { required: 'Email is required.', invalid: 'Invalid email. Please enter a valid email address.' },
    phone: { required: 'Phone Number is required.', invalid: 'Please enter a valid Phone Number.' },
    password: { required: 'Password is required' },
  },
  LOGIN_MESSAGES: {
    wrongCredentials: "The credential that you've entered is incorrect, Please try again.",
    failed: 'Something went wrong',
  },
  SIGN_UP_MESSAGES: {
    registered: 'ACCOUNT REGISTERED!',
    thanks: 'Thanks for registering your account. We will review your details and get back to you soon.',
    failed: 'Something went wrong',
  },
  ACTIVITY_MESSAGES: { failed: 'An error occured. Please try again later' },
  ACCOUNT_MESSAGES: {
    setUp: 'Account setup completed successfully',
    setupFailed: 'Something went wrong. Please try again.',
    invited: 'User invited Successfully',
    inviteFailed: 'something went wrong',
    emailTaken: 'Email already exists.',
  },
  MEMBER_MESSAGES: {
    noRole: 'Please select a valid role',
    roleUpdated: 'Role updated successfully',
    roleFailed: 'Failed to update role',
    removalQuestion: 'Are you sure you want to remove this member?',
    removed: 'Member removed successfully',
    removalFailed: 'Failed to remove member',
  },
  CODE_MESSAGES: { wrong: 'Invalid Code' },
  RESET_MESSAGES: { failed: 'Something went wrong', changed: 'Password changed Successfully.' },
  PROFILE_MESSAGES: {
    fetchFailed: 'An error occured. Please try again later',
    failed: 'An error occured. Please try again.',
    nameChanged: 'Name changed successfully.',
    passwordChanged: 'Password changed Successfully.',
    emailTaken: 'Email already exists.',
  },
  CONTACT_MESSAGES: {
    phone: { codeSent: 'OTP has been sent to your phone number.', changed: 'Phone Number changed successfully.' },
    email: { codeSent: 'OTP has been sent to your email.', changed: 'Email changed successfully.' },
  },
  VEHICLE_MESSAGES: {
    added: 'Added Vehicle Successfully.',
    addedFromSearch: 'Vehicle Added Succcessfully!',
    addFailed: 'Add Vehicle failed.',
    loadFailed: 'An error occured. Please try again later',
    addToListFailed: 'An error occured. Please try again.',
    pdfFailed: 'An error occured while downloading PDF. Please try again.',
    modificationsRefused: "We don't allow modifications with the listed vehicles as of now.",
    nothingFound: "There's nothing like that in our inventory. Try different filters or dates.",
  },
  PROJECT_MESSAGES: { loadFailed: 'An error occured. Please try again later', noProjects: 'No projects found.' },
  PROJECT_FORM_MESSAGES: {
    created: 'Project created Successfully',
    updated: 'Project  updated Successfully',
    failed: 'something went wrong',
    closed: 'Project Closed Successfully.',
    closeFailed: 'An error occured.Please try again later',
  },
  REPORT_MESSAGES: { failed: 'An error occured while downloading ZIP. Please try again.' },
  INQUIRY_MESSAGES: {
    sent: 'Inquiry sent successfully to the car owner.',
    belowFloor: 'Your rate should not be less than 80% of the original price.',
    datesTaken: 'Vehicle not available in the given dates.',
    failed: 'An error occured while inquiring details. Please try again.',
    negotiated: 'Negotiation has been sent successfully',
    declined: 'The request was declined successfully',
    accepted: 'Offer has been accepted successfully',
    answerFailed: 'An error occured. Please try again later',
    timeIsUp: "Time's up!",
  },
  BOOKING_REQUEST_MESSAGES: { failed: 'An error occured while adding to cart. Please try again.' },
  COMMENT_MESSAGES: {
    invalid: 'Please enter a valid comment',
    failed: 'An error occured while commenting. Please try again later.',
    loadFailed: 'An error occured while fetching comments. Please try again later.',
  },
  LIST_MESSAGES: {
    created: 'List created Successfully',
    updated: 'List Updated Successfully',
    failed: 'something went wrong',
    vehicleRemoved: 'Removed Vehicle Successfully.',
    removalFailed: 'Removed Vehicle failed.',
  },
  LIST_PAGE_MESSAGES: {
    noLists: 'No list found.',
    noListsHint: 'Create list to add vehicle to your project.',
    noListsToChoose: 'No lists found.',
    noRemovedVehicles: 'No removed vehicles.',
    noVehicles: 'No cars found.',
    noVehiclesHint: 'Browse cars to add to your list.',
  },
  CART_MESSAGES: {
    added: 'Added to cart successfully.',
    otherProject:
      'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.',
    addFailed: 'An error occured while adding to cart. Please try again.',
    fetchFailed: 'An error occured while fetching cart details.Please try again.',
    deleteFailed: 'An error occured while deleting car from cart.Please try again.',
    empty: 'Your cart is empty.',
  },
  CHECKOUT_MESSAGES: { failed: 'An error occured. Please try again.' },
}

test.each(Object.entries(FIXED))('%s has the specified texts', (name, texts) =>
  expect({ [name]: TEXTS.get(name) }).toMatchObject({ [name]: texts }),
)

test.each([
  [`The link works ${SETUP_LINK_LIFE}.`, 'The link works once and expires in seven days.'],
  [nameMismatch('Ada Byron'), 'Please type the name as shown in the agreement: Ada Byron.'],
  [quoteNumber(7), 'Q-7'],
  [LIST_TAX_LABEL, 'Tax (8.5%)'],
  [CART_ITEM_TAX_LABEL, 'Tax (GA-8.9%)'],
  [CART_TAX_LABEL, 'Tax (GA - 8.9%)'],
  [orderTaxLabel(CHECKOUT_TAX), 'Taxes (GA - 8.9%)'],
  [CART_BLOCKERS.unavailable, 'The car is not available. Please remove the car to continue.'],
  [CART_BLOCKERS.offList, 'The car was removed from its list. Please remove the car to continue.'],
  [CART_BLOCKERS.askedAnew, 'A newer inquiry about the car was sent. Please remove the car to continue.'],
  [CART_BLOCKERS.taken, 'Someone else booked these dates. Please remove the car to continue.'],
  [CART_BLOCKERS.started, 'The first day of this booking has passed. Please remove the car to continue.'],
])('%s', (message, agreed) => expect(message).toBe(agreed))
