import { z } from 'zod'
import { BillingForm } from '~/models/booking/billing-form'
import { requiredLine } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'

/** New billing details of an order. `replaces`: the agreement shown on the page. */
export const BillingCorrectionForm = BillingForm.extend({
  addressLine2: BillingForm.shape.addressLine2.default(''),
  replaces: z.guid({ error: PAGE_OUTDATED }),
})

const { paymentTerms: _terms, paymentMethod: _method, addressLine2, ...billed } = BillingForm.shape

/** New billing details of an invoice, with the reason. `invoiceId`: the invoice shown on the page. */
export const CorrectionForm = z.object({
  ...billed,
  addressLine2: addressLine2.default(''),
  reason: requiredLine('Reason is required'),
  invoiceId: z.guid({ error: PAGE_OUTDATED }),
})
