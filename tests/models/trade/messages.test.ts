import { expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_MESSAGES } from '~/models/accounts/code-messages'
import { LOGIN_MESSAGES } from '~/models/accounts/login-messages'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { PROJECT_MESSAGES } from '~/models/crew/project-messages'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { CART_BLOCKERS } from '~/models/orders/cart'
import { CART_MESSAGES } from '~/models/orders/cart-messages'
import { CHECKOUT_MESSAGES } from '~/models/orders/checkout-messages'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { CART_ITEM_TAX_LABEL, CART_TAX_LABEL, LIST_TAX_LABEL, ORDER_TAX_LABEL } from '~/models/trade/tax'
import { SETUP_LINK_LIFE } from '~/models/trade/terms'

/** Agreed to the letter, spelling and double spaces included: whoever mends one here breaks a promise. */
const AGREED = [
  [LOGIN_MESSAGES.wrongCredentials, "The credential that you've entered is incorrect, Please try again."],
  [LOGIN_MESSAGES.failed, 'Something went wrong'],
  [ACCOUNT_MESSAGES.setUp, 'Account setup completed successfully'],
  [ACCOUNT_MESSAGES.setupFailed, 'Something went wrong. Please try again.'],
  [ACCOUNT_MESSAGES.invited, 'User invited Successfully'],
  [CODE_MESSAGES.life, 'It works once and for 10 minutes.'],
  [`The link works ${SETUP_LINK_LIFE}.`, 'The link works once and for seven days.'],
  [SIGN_UP_MESSAGES.registered, 'ACCOUNT REGISTERED!'],
  [
    SIGN_UP_MESSAGES.thanks,
    'Thanks for registering your account. We will review your details and get back to you soon.',
  ],
  [SIGN_UP_MESSAGES.longReason, 'Please use at most 500 characters.'],
  [SIGN_UP_MESSAGES.failed, 'Something went wrong'],
  [PROJECT_MESSAGES.loadFailed, 'An error occured. Please try again later'],
  [LIST_MESSAGES.created, 'List created Successfully'],
  [LIST_MESSAGES.updated, 'List Updated Successfully'],
  [LIST_MESSAGES.vehicleRemoved, 'Removed Vehicle Successfully.'],
  [LIST_MESSAGES.noLists, 'No list found.'],
  [LIST_MESSAGES.noListsHint, 'Create list to add vehicle to your project.'],
  [LIST_MESSAGES.noVehicles, 'No cars found.'],
  [LIST_MESSAGES.noVehiclesHint, 'Browse cars to add to your list.'],
  [VEHICLE_MESSAGES.added, 'Added Vehicle Successfully.'],
  [VEHICLE_MESSAGES.addedFromSearch, 'Vehicle Added Succcessfully!'],
  [VEHICLE_MESSAGES.nothingFound, "There's nothing like that in our inventory. Try different filters or dates."],
  [INQUIRY_MESSAGES.sent, 'Inquiry sent successfully to the car owner.'],
  [INQUIRY_MESSAGES.belowFloor, 'Your rate should not be less than 80% of the original price.'],
  [INQUIRY_MESSAGES.datesTaken, 'Vehicle not available in the given dates.'],
  [INQUIRY_MESSAGES.failed, 'An error occured while inquiring details. Please try again.'],
  [INQUIRY_MESSAGES.negotiated, 'Negotiation has been sent successfully'],
  [INQUIRY_MESSAGES.declined, 'The request was declined successfully'],
  [INQUIRY_MESSAGES.accepted, 'Offer has been accepted successfully'],
  [INQUIRY_MESSAGES.timeIsUp, "Time's up!"],
  [INQUIRY_MESSAGES.tooLong, 'A booking can be at most 365 days long.'],
  [LIST_TAX_LABEL, 'Tax (8.5%)'],
  [CART_ITEM_TAX_LABEL, 'Tax (GA-8.9%)'],
  [CART_TAX_LABEL, 'Tax (GA - 8.9%)'],
  [ORDER_TAX_LABEL, 'Taxes (GA - 8.9%)'],
  [CART_MESSAGES.added, 'Added to cart successfully.'],
  [
    CART_MESSAGES.otherProject,
    'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.',
  ],
  [CART_MESSAGES.addFailed, 'An error occured while adding to cart. Please try again.'],
  [CART_MESSAGES.fetchFailed, 'An error occured while fetching cart details.Please try again.'],
  [CART_MESSAGES.empty, 'Your cart is empty.'],
  [CART_BLOCKERS.unavailable, 'The car is not available. Please remove the car to continue.'],
  [CHECKOUT_MESSAGES.failed, 'An error occured. Please try again.'],
  [ORDER_MESSAGES.placed, 'Order placed successfully. Thank you for using Backlot.'],
  [ORDER_MESSAGES.fetchFailed, 'An error occured while fetching your orders.Please try again'],
  [ORDER_MESSAGES.noProjects, 'No Orders found.'],
  [ORDER_MESSAGES.noOrders, 'No orders found.'],
  [ORDER_MESSAGES.afterStart, 'Available after rental starts'],
  [ORDER_MESSAGES.pickupLater, 'Pickup details will be available 2 days before the booking period'],
] as const

test.each(AGREED)('%s', (message, agreed) => expect(message).toBe(agreed))
