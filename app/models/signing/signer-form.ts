import { z } from 'zod'
import { LONGEST_NAME } from '~/models/trade/constants'
import { FIELD_MESSAGES } from '~/models/trade/fields/field-messages'
import { email, enumField, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'

/** Who signs the rental agreement. `revision` is the cart's: sending one cart twice makes one order. */
export const SignerForm = z.object({
  firstName: requiredLine(FIELD_MESSAGES.firstName.required, LONGEST_NAME),
  lastName: requiredLine(FIELD_MESSAGES.lastName.required, LONGEST_NAME),
  email: email(FIELD_MESSAGES.emailInSmall),
  role: enumField(SIGNER_TITLES, 'Title is required'),
  revision: ownNumber(),
})
