import { z } from 'zod'
import { BillingForm } from '~/models/booking/billing-form'
import { ownNumber } from '~/models/trade/fields/form-fields'

const { email, phoneNumber, addressLine1, addressLine2, city, state, zipcode, ...named } = BillingForm.shape

/** The company of a quote, validated like the billing details. `revision`: the cart's, as shown on the page. */
export const QuoteForm = z.object({
  companyName: named.productionCompanyName,
  contactPerson: named.contactName,
  email,
  phoneNumber,
  addressLine1,
  addressLine2: addressLine2.default(''),
  city,
  state,
  zipcode,
  revision: ownNumber(),
})
