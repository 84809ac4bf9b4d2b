import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/answers/sentences'
import { MAX_NAME_LENGTH } from '~/models/trade/constants'
import { email, enumField, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'

/** Who signs the rental agreement. `revision` is the cart's: sending one cart twice makes one order. */
export const SignerForm = z.object({
  firstName: requiredLine(FIELD_MESSAGES.firstName.required, MAX_NAME_LENGTH),
  lastName: requiredLine(FIELD_MESSAGES.lastName.required, MAX_NAME_LENGTH),
  email: email(FIELD_MESSAGES.emailInSmall),
  role: enumField(SIGNER_TITLES, 'Title is required'),
  revision: ownNumber(),
})
