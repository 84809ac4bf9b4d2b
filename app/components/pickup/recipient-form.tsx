import { ValidatedForm } from 'remix-validated-form'
import {
  checkedByServer,
  type FormResponse,
  startingValues,
  useValidatedFields,
} from '~/components/booking/checkout/validated-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useFormResponse } from '~/components/ui/form/form-response'
import { TextField } from '~/components/ui/form/text-field'

const ORDER = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

interface RecipientFormProps {
  action: string
  /** When the page was rendered. */
  drawnAt: number
  /** The values of the form until something is typed. */
  draft: Values
  response?: FormResponse
}

type Values = { firstName: string; lastName: string; email: string; phoneNumber: string }

/** A new recipient of an order's pickup details. The button is in the foot of the dialog. */
export default function RecipientForm({ action, drawnAt, draft, response }: RecipientFormProps) {
  const remembered = useFormResponse(undefined, action)
  const values = startingValues(draft, response?.repopulateFields ?? remembered?.initialValue)
  return (
    <ValidatedForm
      id="recipient"
      validator={checkedByServer}
      method="post"
      action={action}
      className="grid gap-5 sm:grid-cols-2"
      replace
      noValidate
      // keeps half-typed text when another recipient's link is resent
      resetAfterSubmit
    >
      <input type="hidden" name="drawnAt" value={drawnAt} />
      <Fields values={values} formErrors={response?.formErrors ?? []} />
    </ValidatedForm>
  )
}

function Fields({ values, formErrors }: { values: Values; formErrors: string[] }) {
  const field = useValidatedFields(ORDER, values)
  return (
    <>
      <p className="text-quiet sm:col-span-2">We'll email and text them a link. No account needed.</p>
      <FormErrors errors={formErrors} fields={ORDER.map(field)} className="sm:col-span-2" />
      <TextField {...field('firstName')} label="First name" autoComplete="off" />
      <TextField {...field('lastName')} label="Last name" autoComplete="off" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="off" hint="US numbers only." />
    </>
  )
}
