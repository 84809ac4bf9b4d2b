import { ValidatedForm } from 'remix-validated-form'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Warning } from '~/components/ui/feedback/warning'
import { SelectField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useFormResponse } from '~/components/ui/form/form-response'
import { TextField } from '~/components/ui/form/text-field'
import { printNote } from '~/models/trade/format/printable'
import { bookingPaths } from '~/models/trade/paths/booking'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'
import { FormFoot } from './form-foot'
import { checkedByServer, type FormResponse, startingValues, useValidatedFields } from './validated-fields'

const ORDER = ['firstName', 'lastName', 'email', 'role'] as const
const NOBODY = { firstName: '', lastName: '', email: '', role: '' }

interface SignerFormProps {
  /** The revision of the cart on this page: placing the same cart twice makes one order. */
  revision: number
  /** The cart cannot be booked; the element with id 'why-not' says why. */
  isBlocked: boolean
  /** A warning shown above the button. */
  overBudget: string | null
  /** Who signed for the last order. */
  signer: (typeof NOBODY & { orderId: number }) | null
  response?: FormResponse
}

/** The second step: the signer. SEND places the order. */
export function SignerForm({ revision, isBlocked, overBudget, signer, response }: SignerFormProps) {
  const remembered = useFormResponse(undefined, bookingPaths.bookVehicles())
  const values = startingValues(signer ?? NOBODY, response?.repopulateFields ?? remembered?.initialValue)
  return (
    <>
      <p className="text-quiet">
        We'll email the agreement to the person who signs for the production.
        {signer && ` Filled in from order #${signer.orderId}.`}
      </p>
      <ValidatedForm
        validator={checkedByServer}
        method="post"
        action={bookingPaths.bookVehicles()}
        className="sheet mt-4 grid gap-5 p-5 sm:grid-cols-2"
        noValidate
      >
        <input type="hidden" name="revision" value={revision} />
        <Fields values={values} formErrors={response?.formErrors ?? []} />
        <Warning warning={overBudget} className="sm:col-span-2" />
        <FormFoot>
          {isBlocked ? (
            <button
              type="button"
              className={`${BUTTON_CLASS.unavailable} max-sm:w-full sm:px-10`}
              disabled
              aria-describedby="why-not"
            >
              SEND
            </button>
          ) : (
            <>
              <SubmitButton action={bookingPaths.bookVehicles()} className="max-sm:w-full sm:px-10">
                SEND
              </SubmitButton>
              <p className="text-sm text-quiet">This places the order and holds the dates.</p>
            </>
          )}
        </FormFoot>
      </ValidatedForm>
    </>
  )
}

function Fields({ values, formErrors }: { values: typeof NOBODY; formErrors: string[] }) {
  const field = useValidatedFields(ORDER, values)
  return (
    <>
      <FormErrors errors={formErrors} fields={ORDER.map(field)} className="sm:col-span-2" />
      <TextField {...field('firstName')} label="First name" noteAbout={printNote} autoComplete="off" />
      <TextField {...field('lastName')} label="Last name" noteAbout={printNote} autoComplete="off" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
      <SelectField {...field('role')} label="Title" choices={SIGNER_TITLES} emptyLabel="Choose" />
    </>
  )
}
