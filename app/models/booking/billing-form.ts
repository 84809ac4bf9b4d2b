import { z } from 'zod'
import { email, enumField, lineIfSent, phone, requiredLine } from '~/models/trade/fields/form-fields'
import { FIELD_MESSAGES } from '~/models/trade/results/shared-messages'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { STATES } from '~/models/trade/vocabulary/states'

export const BillingForm = z.object({
  productionCompanyName: requiredLine('Company name is required'),
  contactName: requiredLine('Contact person is required'),
  email: email(FIELD_MESSAGES.emailInSmall),
  phoneNumber: phone(FIELD_MESSAGES.phone),
  addressLine1: requiredLine('Address is required'),
  addressLine2: lineIfSent(),
  city: requiredLine('City is required'),
  state: enumField(STATES, 'State is required'),
  zipcode: requiredLine('Zipcode is required').refine((text) => /^\d{5}$/.test(text), {
    error: 'Please enter a valid Zipcode.',
  }),
  paymentTerms: enumField(PAYMENT_TERMS, 'Payment Terms is required'),
  paymentMethod: enumField(PAYMENT_METHODS, 'Payment Method is required'),
})
