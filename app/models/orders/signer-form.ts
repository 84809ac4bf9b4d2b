import { z } from 'zod'
import { email, oneOf, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/signer-titles'

/** Who signs the rental agreement. `revision` is the cart's: sending one cart twice makes one order. */
export const SignerForm = z.object({
  firstName: requiredLine('First name is required', 60),
  lastName: requiredLine('Last name is required', 60),
  email: email({ required: 'Email is required.', invalid: 'Invalid email. Please enter a valid email address.' }),
  role: oneOf(SIGNER_TITLES, 'Title is required'),
  revision: ownNumber(),
})
