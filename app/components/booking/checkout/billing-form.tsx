import { ValidatedForm } from 'remix-validated-form'
import { SubmitButton } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useFormResponse } from '~/components/ui/form/form-response'
import { TextField } from '~/components/ui/form/text-field'
import { printNote } from '~/models/trade/format/printable'
import { bookingPaths } from '~/models/trade/paths/booking'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { ADDRESS, AddressFields } from './address-fields'
import { FormFoot } from './form-foot'
import { checkedByServer, type FormResponse, startingValues, useValidatedFields } from './validated-fields'

const ORDER = ['productionCompanyName', 'contactName', ...ADDRESS, 'paymentTerms', 'paymentMethod'] as const

export type BillingAnswers = Record<(typeof ORDER)[number], string>

interface BillingFormProps {
  /** From the last checkout. */
  billing: BillingAnswers
  /** The server's response to this form. */
  response?: FormResponse
  /** Errors of the checkout as a whole. */
  formErrors?: string[]
}

/** The first step of checkout. Posts to its own address, which shows the form again if something is missing. */
export function BillingForm({ billing, response, formErrors = response?.formErrors }: BillingFormProps) {
  const remembered = useFormResponse(undefined, bookingPaths.billing())
  const values = startingValues(billing, response?.repopulateFields ?? remembered?.initialValue)
  return (
    <ValidatedForm
      validator={checkedByServer}
      method="post"
      action={bookingPaths.billing()}
      className="sheet grid gap-5 p-5 sm:grid-cols-2"
      noValidate
    >
      <Fields values={values} formErrors={formErrors} />
      <FormFoot>
        <SubmitButton action={bookingPaths.billing()} className="max-sm:w-full sm:px-10">
          NEXT
        </SubmitButton>
      </FormFoot>
    </ValidatedForm>
  )
}

function Fields({ values, formErrors }: { values: BillingAnswers; formErrors?: string[] }) {
  const field = useValidatedFields(ORDER, values)
  return (
    <>
      <FormErrors errors={formErrors} fields={ORDER.map(field)} className="sm:col-span-2" />
      <TextField
        {...field('productionCompanyName')}
        label="Production company"
        noteAbout={printNote}
        autoComplete="organization"
      />
      <TextField {...field('contactName')} label="Contact person" noteAbout={printNote} autoComplete="name" />
      <AddressFields field={field} />
      <SelectField {...field('paymentTerms')} label="Payment terms" choices={PAYMENT_TERMS} emptyLabel="Choose" />
      <SelectField {...field('paymentMethod')} label="Payment method" choices={PAYMENT_METHODS} emptyLabel="Choose" />
    </>
  )
}
