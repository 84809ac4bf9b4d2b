import { ValidatedForm } from 'remix-validated-form'
import type { CartLine } from '~/components/booking/cart/cart-item'
import type { CartTotals } from '~/components/booking/cart/cart-summary'
import { ADDRESS, AddressFields } from '~/components/booking/checkout/address-fields'
import { OrderLines } from '~/components/booking/checkout/order-summary'
import {
  checkedByServer,
  type FormResponse,
  startingValues,
  useValidatedFields,
} from '~/components/booking/checkout/validated-fields'
import { SubmitButton } from '~/components/ui/button'
import { DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useFormResponse } from '~/components/ui/form/form-response'
import { TextField } from '~/components/ui/form/text-field'
import type { QuotedCompany } from '~/models/billing/quote'
import { printNote } from '~/models/trade/format/printable'
import { billingPaths } from '~/models/trade/paths/billing'
import { bookingPaths } from '~/models/trade/paths/booking'

const ORDER = ['companyName', 'contactPerson', ...ADDRESS] as const

interface QuoteFormProps {
  /** What is quoted. */
  items: readonly CartLine[]
  totals: CartTotals
  /** The revision of the cart on this page: sending it twice makes one quote. */
  revision: number
  company: QuotedCompany
  response?: FormResponse
}

/** The company that a quote of the cart is made for, and beside it what is quoted. */
export function QuoteForm({ items, totals, revision, company, response }: QuoteFormProps) {
  const remembered = useFormResponse(undefined, billingPaths.newQuote())
  const values = startingValues(company, response?.repopulateFields ?? remembered?.initialValue)
  return (
    <ValidatedForm
      validator={checkedByServer}
      method="post"
      action={billingPaths.newQuote()}
      replace
      className="contents"
      noValidate
    >
      <DialogBody asideLabel="Vehicles quoted" isAsideWide aside={<Quoted items={items} totals={totals} />}>
        <input type="hidden" name="revision" value={revision} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Fields values={values} formErrors={response?.formErrors} />
        </div>
      </DialogBody>
      <DialogFoot cancelTo={bookingPaths.cart()}>
        <SubmitButton action={billingPaths.newQuote()}>GENERATE QUOTE</SubmitButton>
      </DialogFoot>
    </ValidatedForm>
  )
}

function Quoted(cart: Pick<QuoteFormProps, 'items' | 'totals'>) {
  return (
    <>
      <h3 className="text-lg">Vehicles quoted</h3>
      <OrderLines {...cart} />
    </>
  )
}

function Fields({ values, formErrors }: { values: QuotedCompany; formErrors?: string[] }) {
  const field = useValidatedFields(ORDER, values)
  return (
    <>
      <FormErrors errors={formErrors} fields={ORDER.map(field)} className="sm:col-span-2" />
      <TextField {...field('companyName')} label="Company name" noteAbout={printNote} autoComplete="organization" />
      <TextField {...field('contactPerson')} label="Contact person" noteAbout={printNote} autoComplete="name" />
      <AddressFields field={field} />
    </>
  )
}

/** Why no quote of the cart can be made. */
export function BlockedQuote({ reason }: { reason: string }) {
  return (
    <>
      <DialogBody>
        <Note tone="refused" isAlert>
          {reason}
        </Note>
      </DialogBody>
      <DialogFoot cancelTo={bookingPaths.cart()} cancelLabel="Back to the cart" />
    </>
  )
}
