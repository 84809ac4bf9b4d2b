import { z } from 'zod'
import { MAX_LINK_LENGTH, MAX_NAME_LENGTH } from '~/models/trade/constants'
import { email, enumField, optionalLine, phone, requiredLine } from '~/models/trade/fields/form-fields'
import { isName } from '~/models/trade/fields/person'
import { FIELD_MESSAGES } from '~/models/trade/results/shared-messages'
import { SIGN_UP_ROLES } from '~/models/trade/vocabulary/accounts'
import { SIGN_UP_MESSAGES } from './account-messages'

/** A request for an account. There is no password: the desk decides first. */
export const SignUpForm = z.object({
  firstName: name('First Name is required', FIELD_MESSAGES.firstName.invalid),
  lastName: name('Last Name is required', FIELD_MESSAGES.lastName.invalid),
  email: email(FIELD_MESSAGES.email),
  phoneNumber: phone({ required: 'Phone Number is required', invalid: FIELD_MESSAGES.phone.invalid }),
  role: enumField(SIGN_UP_ROLES, 'Role is required'),
  currentProductionCompany: optionalLine(),
  imdbProfileLink: optionalLine(MAX_LINK_LENGTH).transform((text, refusal) => {
    const address = text === '' ? '' : imdbAddress(text)
    if (address !== null) return address
    refusal.addIssue(SIGN_UP_MESSAGES.notImdb)
    return z.NEVER
  }),
})

export type SignUp = z.output<typeof SignUpForm>

function name(required: string, invalid: string) {
  return requiredLine(required, MAX_NAME_LENGTH).refine(isName, { error: invalid })
}

const WITHOUT_SCHEME = /^((www|m|pro)\.)?imdb\.com(\/|$)/i

/** The URL of a page on imdb.com, even if typed without https://; null for anything else. */
export function imdbAddress(text: string): string | null {
  const whole = WITHOUT_SCHEME.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null
  const { hostname, username, password, port, href } = new URL(whole)
  const isImdb = hostname === 'imdb.com' || hostname.endsWith('.imdb.com')
  return isImdb && !username && !password && !port ? href : null
}
