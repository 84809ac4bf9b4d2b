export const CART_MESSAGES = {
  added: 'Added to cart successfully.',
  otherProject:
    'The vehicle from another project is already present in the cart. Please remove the vehicle to continue.',
  addFailed: 'An error occured while adding to cart. Please try again.',
  sameDays: 'This vehicle is in the cart for some of these days already.',
  inOtherCart: 'This vehicle is in the cart of another member of the project already.',
  noLongerYours: 'You can no longer book for this project. Remove its vehicles to go on.',
  askedToBook: 'The admins of this project were asked to book.',
  nobodyToAsk: 'This project has no admin who could book. Invite one first.',
  fetchFailed: 'An error occured while fetching cart details.Please try again.',
  deleteFailed: 'An error occured while deleting car from cart.Please try again.',
  empty: 'Your cart is empty.',
} as const
