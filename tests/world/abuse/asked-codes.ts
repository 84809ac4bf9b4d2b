import { expect } from 'vitest'
import { accountPaths } from '~/models/trade/paths/accounts'
import { aHand, codesFor } from './abuse'

/** The three places where four digits are asked for, each for somebody who has not been there yet. */
export const CODES = {
  'reset code': {
    asking: (person: Person) => ({ fields: { email: person.email }, to: person.email }),
    first: accountPaths.forgotPassword(),
    at: accountPaths.resetCode(),
    cookie: 'backlot_reset',
    again: { resend: 'code' },
    taken: accountPaths.newPassword(),
    over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
  },
  'phone code': {
    asking: ({ newPhone }: Person) => ({ fields: { phoneNumber: newPhone }, to: newPhone }),
    first: accountPaths.profileContact('phone'),
    at: accountPaths.profileContactCode('phone'),
    cookie: 'backlot_phone_change',
    again: { resend: 'code' },
    taken: accountPaths.profile(),
    over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
  },
  'email code': {
    asking: ({ email }: Person) => ({
      fields: { email: `new.${email}` },
      to: `new.${email}`,
    }),
    first: accountPaths.profileContact('email'),
    at: accountPaths.profileContactCode('email'),
    cookie: 'backlot_email_change',
    again: { resend: 'code' },
    taken: accountPaths.profile(),
    over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
  },
}
type Person = { email: string; newPhone: string; cookie: string }
export type CodeName = keyof typeof CODES
export const CODE_NAMES: CodeName[] = ['reset code', 'phone code', 'email code']

/** Somebody who asked for a code, and the code. The reset is for whoever cannot log in; the others are asked for in the profile. */
export async function asked(origin: string, name: CodeName, person: Person) {
  const { fields, to } = CODES[name].asking(person)
  const hand = name === 'reset code' ? aHand(origin) : aHand(origin, person.cookie)
  expect((await hand.post(CODES[name].first, fields)).location).toBe(CODES[name].at)
  const [code = ''] = await codesFor(origin, to)
  return { hand, code, to }
}
