import { expect, test } from 'vitest'
import { quoteNumber } from '~/models/billing/quotes/quote-messages'
import { CART_BLOCKERS } from '~/models/booking/cart'
import { nameMismatch } from '~/models/signing/signing-messages'
import { CART_ITEM_TAX_LABEL, CART_TAX_LABEL, CHECKOUT_TAX, LIST_TAX_LABEL, orderTaxLabel } from '~/models/trade/money'

import { SETUP_LINK_LIFE } from '~/models/trade/words/text'
import { AGREED_AT_PICKUP } from './agreed-at-pickup'
import { AGREED_IN_ORDERS } from './agreed-in-orders'
import { AGREED_ON_PAPER } from './agreed-on-paper'

const FILES = import.meta.glob<Record<string, unknown>>(
  ['../../../app/models/**/*-messages.ts', '../../../app/models/trade/answers/sentences.ts'],
  { eager: true },
)

/** Everything that these files say, by the name it is exported under. */
const SAID = new Map(Object.values(FILES).flatMap((file) => Object.entries(file).filter(isOfWords)))

function isOfWords([, value]: [string, unknown]) {
  return typeof value !== 'number' && typeof value !== 'function'
}

/**
 * Agreed to the letter, spelling, capitals and double spaces included: whoever mends one here breaks a promise. Other
 * tests name the constants.
 */
const AGREED: Record<string, unknown> = {
  ...AGREED_AT_PICKUP,
  ...AGREED_IN_ORDERS,
  ...AGREED_ON_PAPER,
  FLOOR_RULE: 'Your rate should not be less than 80% of the original price.',
  ERROR_TRY_LATER: 'An error occured. Please try again later',
  ERROR_TRY_AGAIN: 'An error occured. Please try again.',
  WENT_WRONG: 'Something went wrong',
  WENT_WRONG_IN_SMALL: 'something went wrong',
  WENT_WRONG_TRY_LATER: 'Something went wrong. Please try again later.',
  TIME_IS_UP: "Time's up!",
  YOUR_TURN: 'Your turn to answer',
  WAITING_FOR_OWNER: 'Waiting for the owner.',
  PASSWORD_CHANGED: 'Password changed Successfully.',
  EMAIL_TAKEN: 'Email already exists.',
  UPLOAD_INTERRUPTED: 'The upload was interrupted',
  SEND_AGAIN: 'Please go back, check it and send it again.',
  DAYS_REVERSED: 'The last day cannot be before the first day.',
  PAGE_OUTDATED: 'This page is out of date. Please reload it.',

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
    notImdb: 'Please enter a link to imdb.com, like https://www.imdb.com/name/nm0000123.',
    noRole: 'Please choose a role for the account.',
    noReason: 'Please give a reason. It goes into the email.',
    longReason: 'Please use at most 500 characters.',
    approved: 'Request approved. The setup link was emailed.',
    rejected: 'Request rejected. The reason was emailed.',
    decisionFailed: 'Something went wrong, and nothing was changed. Please try again.',
    hasAccount: 'This address already has an account, so there is nothing to approve. Nothing was changed.',
  },
  ACTIVITY_MESSAGES: { seen: 'Marked as read.', failed: 'An error occured. Please try again later' },
  ACCOUNT_MESSAGES: {
    setUp: 'Account setup completed successfully',
    setupFailed: 'Something went wrong. Please try again.',
    linkSpent: 'This link has been used or has expired. Please request a new one.',
    linkAsked: 'If your invitation is still valid, a new link is on its way to your email.',
    isSetUp: 'Your account is already set up. Please log in with your email and password.',
    isSetUpByHolder: 'This account is already set up. Nothing was sent.',
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
    cannotJoin: 'This address belongs to an account that cannot join a crew. Please use another one.',
    managersOnly: 'Only the Owner and Project Managers can make someone a Project Manager.',
    answered: 'This invitation has already been accepted. The Owner or a Project Manager can remove a member.',
    takenBack: 'This invitation was cancelled. Nothing was sent.',
    sentAgain: 'Invitation resent. The previous link no longer works.',
    sentJustNow: 'This person was sent an invitation less than a minute ago. It was not resent.',
    hasLeft: 'This member is no longer in the project.',
    left: 'You have left the project.',
    ownerStays: 'You own this project. Hand it over to a Project Manager before you leave.',
    noHeir: 'There is no one to hand over to yet. It has to be a Project Manager with an admin account.',
    noHeirChosen: 'Please choose a Project Manager.',
    notAnHeir: 'This member can no longer take over the project. Please choose again.',
    handedOver: 'The project has been handed over.',
  },
  CODE_MESSAGES: {
    life: 'It works once and expires in 10 minutes.',
    wrong: 'Invalid Code',
    over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
    requestOver: 'This code has expired. Please request a new one.',
  },
  RESET_MESSAGES: {
    failed: 'Something went wrong',
    sentAgain: 'A new code has been sent to your email.',
    resendFailed: 'Something went wrong. Please try again later.',
    expired: 'Your request has expired. Please try again later.',
    changeFailed: 'Something went wrong. Please try again later.',
    changed: 'Password changed Successfully.',
  },
  PROFILE_MESSAGES: {
    fetchFailed: 'An error occured. Please try again later',
    failed: 'An error occured. Please try again.',
    nameChanged: 'Name changed successfully.',
    passwordChanged: 'Password changed Successfully.',
    wrongPassword: 'That is not your current password.',
    emailTaken: 'Email already exists.',
    shortcutsOn: 'Keyboard shortcuts are on.',
    shortcutsOff: 'Keyboard shortcuts are off.',
    loggedOutElsewhere: 'You are logged out of all other devices.',
  },
  CONTACT_MESSAGES: {
    phone: {
      same: 'This is already your phone number.',
      codeSent: 'OTP has been sent to your phone number.',
      changed: 'Phone Number changed successfully.',
    },
    email: {
      same: 'This is already your email.',
      codeSent: 'OTP has been sent to your email.',
      changed: 'Email changed successfully.',
    },
  },

  VEHICLE_MESSAGES: {
    added: 'Added Vehicle Successfully.',
    addedFromSearch: 'Vehicle Added Succcessfully!',
    addFailed: 'Add Vehicle failed.',
    loadFailed: 'An error occured. Please try again later',
    addToListFailed: 'An error occured. Please try again.',
    nothingFound: "There's nothing like that in our inventory. Try different filters or dates.",
  },
  PROJECT_MESSAGES: {
    loadFailed: 'An error occured. Please try again later',
    noProjects: 'No projects found.',
    isClosed: 'This project is closed.',
    isClosedHint: 'You can view it, but no one can make changes.',
  },
  PROJECT_FORM_MESSAGES: {
    created: 'Project created Successfully',
    updated: 'Project  updated Successfully',
    budgetSaved: 'Budget saved.',
    failed: 'something went wrong',
    madeAnother: 'You have created another project since you opened this form. Pressing Create makes one more.',
    closed: 'Project Closed Successfully.',
    closeFailed: 'An error occured.Please try again later',
  },
  REPORT_MESSAGES: { failed: 'An error occured while downloading ZIP. Please try again.' },
  ABOVE_LISTED: 'Your rate is above the listed price.',
  INQUIRY_MESSAGES: {
    sent: 'Inquiry sent successfully to the car owner.',
    belowFloor: 'Your rate should not be less than 80% of the original price.',
    belowOffer: 'Your counter is lower than their offer.',
    aboveListed: 'Your rate is above the listed price.',
    slip: 'Please check the rate: it is more than ten times the listed rate.',
    datesTaken: 'Vehicle not available in the given dates.',
    failed: 'An error occured while inquiring details. Please try again.',
    negotiated: 'Negotiation has been sent successfully',
    declined: 'The request was declined successfully',
    accepted: 'Offer has been accepted successfully',
    answerFailed: 'An error occured. Please try again later',
    timeIsUp: "Time's up!",
    closed: 'This inquiry is closed.',
    changed: 'The offer has changed. Please review it again.',
    notYourTurn: 'Please wait for their answer first.',
    alreadyOpen: 'There is already an open inquiry for this vehicle.',
    listingGone: 'This vehicle is no longer available.',
    listingInChange: 'The owner is updating this listing. Please inquire again later.',
    startsInThePast: 'Booking Period cannot start before today.',
    tooLong: 'A booking can be at most 365 days long.',
    tooFarAhead: 'Booking Period can be at most 24 months ahead.',
  },
  BOOKING_REQUEST_MESSAGES: {
    asked: 'The admins of this project were asked to book.',
    nobodyToAsk: 'This project has no admin who can book. Invite one first.',
    failed: 'An error occured while adding to cart. Please try again.',
  },
  LIST_MESSAGES: {
    created: 'List created Successfully',
    updated: 'List Updated Successfully',
    failed: 'something went wrong',
    vehicleRemoved: 'Removed Vehicle Successfully.',
    removalFailed: 'Removed Vehicle failed.',
    restoreFailed: 'The vehicle could not be restored. Please try again.',
    undoIsOver: 'A removal can be undone for ten minutes. Add the vehicle to the list again to bring it back.',
    heldVehicle: 'A vehicle that is in the cart or booked cannot be removed.',
  },
  RESTORED_MESSAGES: {
    'as-it-was': 'Back on its list, as it was.',
    'to-inquire': 'Back on its list. Its inquiry has ended, so please inquire again.',
    'not-offered': 'Back on its list. Its owner no longer lists it.',
    'on-its-list': 'Back on its list.',
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
    sameDays: 'This vehicle is already in the cart for some of these dates.',
    inOtherCart: "This vehicle is already in another project member's cart.",
    noLongerYours: 'You can no longer book for this project. Remove its vehicles to continue.',
    fetchFailed: 'An error occured while fetching cart details.Please try again.',
    deleteFailed: 'An error occured while deleting car from cart.Please try again.',
    empty: 'Your cart is empty.',
  },
  CHECKOUT_MESSAGES: {
    failed: 'An error occured. Please try again.',
    billingMissing: 'Please fill in the billing details first.',
    cartChanged: 'The cart has changed. Please review it and send again.',
    cartBlocked: 'A vehicle in the cart cannot be booked. Please remove it to continue.',
  },
}

test.each([...new Set([...SAID.keys(), ...Object.keys(AGREED)])].sort())('%s say what is agreed', (name) =>
  expect(SAID.get(name)).toEqual(AGREED[name]),
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
