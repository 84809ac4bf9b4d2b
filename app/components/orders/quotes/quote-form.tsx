import { ValidatedForm } from 'remix-validated-form'
import { DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { SelectField } from '~/components/ui/form/select-field'
import { TextField } from '~/components/ui/form/text-field'
import { SubmitButton } from '~/components/ui/submit-button'
import type { QuotedCompany } from '~/models/orders/quotes/quote'
import { paths } from '~/models/trade/addresses/paths'
import { STATES } from '~/models/trade/vocabulary/states'
import { checkedByServer, type FormAnswer, startingValues, useValidatedFields } from '../checkout/validated-fields'

const ORDER = [
  'companyName',
  'contactPerson',
  'email',
  'phoneNumber',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipcode',
] as const

interface QuoteFormProps {
  /** The revision of the cart this page shows: sending it twice makes one quote. */
  revision: number
  company: QuotedCompany
  answer?: FormAnswer
}

/** Whom a quote of the cart is for. */
export function QuoteForm({ revision, company, answer }: QuoteFormProps) {
  const held = useFormAnswer(undefined, paths.newQuote())
  const values = startingValues(company, answer?.repopulateFields ?? held?.initialValue)
  return (
    <ValidatedForm
      validator={checkedByServer}
      method="post"
      action={paths.newQuote()}
      replace
      className="quote-form contents"
      noValidate
    >
      <DialogBody>
        <input type="hidden" name="revision" value={revision} />
        <div className="mx-auto grid max-w-2xl gap-5 sm:grid-cols-2">
          <Fields values={values} formErrors={answer?.formErrors} />
        </div>
      </DialogBody>
      <DialogFoot cancelTo={paths.cart()}>
        <SubmitButton action={paths.newQuote()}>GENERATE QUOTE</SubmitButton>
      </DialogFoot>
    </ValidatedForm>
  )
}

function Fields({ values, formErrors }: { values: QuotedCompany; formErrors?: string[] }) {
  const field = useValidatedFields(ORDER, values)
  return (
    <>
      <FormErrors errors={formErrors} fields={ORDER.map(field)} className="sm:col-span-2" />
      <TextField {...field('companyName')} label="Company name" autoComplete="organization" />
      <TextField {...field('contactPerson')} label="Contact person" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" hint="US numbers only." />
      <TextField {...field('addressLine1')} label="Address line 1" autoComplete="address-line1" />
      <TextField {...field('addressLine2')} label="Address line 2 (optional)" autoComplete="address-line2" />
      <TextField {...field('city')} label="City" autoComplete="address-level2" />
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          {...field('state')}
          label="State"
          choices={STATES}
          emptyLabel="Choose"
          autoComplete="address-level1"
        />
        <TextField {...field('zipcode')} label="Zipcode" autoComplete="postal-code" inputMode="numeric" />
      </div>
    </>
  )
}
