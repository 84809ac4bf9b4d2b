import { z } from 'zod'
import { BillingForm } from '~/models/booking/billing-form'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { requiredLine } from '~/models/trade/fields/form-fields'

/** Who is billed for an order instead. `replaces`: the agreement that the page was about. */
export const BillingCorrectionForm = BillingForm.extend({
  addressLine2: BillingForm.shape.addressLine2.default(''),
  replaces: z.guid({ error: PAGE_OUTDATED }),
})

const { paymentTerms: _terms, paymentMethod: _method, addressLine2, ...billed } = BillingForm.shape

/** Who is billed instead, and why. `invoiceId`: the invoice that the page showed. */
export const CorrectionForm = z.object({
  ...billed,
  addressLine2: addressLine2.default(''),
  reason: requiredLine('Reason is required'),
  invoiceId: z.guid({ error: PAGE_OUTDATED }),
})
