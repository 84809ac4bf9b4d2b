import { z } from 'zod'
import { email, oneOf, optionalLine, phone, requiredLine } from '~/models/trade/fields/form-fields'
import { isName } from '~/models/trade/fields/names'
import { SIGN_UP_ROLES } from '~/models/trade/vocabulary/sign-up-roles'
import { imdbAddress } from './imdb-link'
import { SIGN_UP_MESSAGES } from './sign-up-messages'

const LONGEST_LINK = 300

/** What somebody without an account tells about themselves. There is no password: the desk decides first. */
export const SignUpForm = z.object({
  firstName: name('First Name is required', 'Please enter a valid First Name.'),
  lastName: name('Last Name is required', 'Please enter a valid Last Name.'),
  email: email({ required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' }),
  phoneNumber: phone({ required: 'Phone Number is required', invalid: 'Please enter a valid Phone Number.' }),
  role: oneOf(SIGN_UP_ROLES, 'Role is required'),
  currentProductionCompany: optionalLine(),
  imdbProfileLink: optionalLine(LONGEST_LINK).transform((text, refusal) => {
    const address = text === '' ? '' : imdbAddress(text)
    if (address !== null) return address
    refusal.addIssue(SIGN_UP_MESSAGES.notImdb)
    return z.NEVER
  }),
})

export type SignUp = z.output<typeof SignUpForm>

function name(required: string, invalid: string) {
  return requiredLine(required, 60).refine(isName, { error: invalid })
}
