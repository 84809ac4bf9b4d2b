import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { AccountSetupForm, PasswordSetupForm } from '~/models/account-setup-form'
import { BillingForm } from '~/models/billing-form'
import { EmptyForm } from '~/models/empty-form'
import { InquiryForm } from '~/models/inquiry-form'
import { ListForm } from '~/models/list-form'
import { LoginForm } from '~/models/login-form'
import { AnswerForm, OfferForm } from '~/models/offer-form'
import { OwnerInvitationForm } from '~/models/owner-invitation-form'
import { SignerForm } from '~/models/signer-form'

type Fields = Record<string, string | string[]>

/** Posts fields the way a browser does and reads them the way the server does. */
function post<Schema extends z.ZodType>(schema: Schema, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const text of [value].flat()) form.append(name, text)
  return parseWithZod(form, { schema })
}

function problems(schema: z.ZodType, fields: Fields) {
  const submission = post(schema, fields)
  return submission.status === 'success' ? {} : submission.error
}

function accepted<Schema extends z.ZodType>(schema: Schema, fields: Fields) {
  const submission = post(schema, fields)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

const LONG = 'a'.repeat(10_000)

const LOGIN = { email: 'ada@example.com', password: 'correct horse' }
const LIST = { name: 'Street traffic' }
const INQUIRY = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan, GA',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: '1,040.50',
  dayLimit: '2',
  mileage: 'low',
  usage: ['hero_shots', 'car_interiors'],
  attempt: '1',
}
const BILLING = {
  productionCompanyName: 'Red Clay Pictures LLC',
  contactName: 'Dana Whitlock',
  email: 'dana@example.com',
  phoneNumber: '404-555-0123',
  addressLine1: '190 Marietta St NW',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30303',
  paymentTerms: 'net_30',
  paymentMethod: 'ACH',
}
const SIGNER = {
  firstName: 'Marcus',
  lastName: 'Oyelaran',
  email: 'marcus@example.com',
  role: 'Line Producer',
  revision: '4',
}
const SETUP = {
  firstName: 'Zoë',
  lastName: "O'Hara 3",
  phoneNumber: '(404) 555-0123',
  password: 'long enough',
  confirmPassword: 'long enough',
}

describe('an empty form', () => {
  const empty: [string, z.ZodType, Record<string, string>][] = [
    ['log-in', LoginForm, { email: 'Email is required.', password: 'Password is required' }],
    ['list', ListForm, { name: 'Name is required' }],
    [
      'inquiry',
      InquiryForm,
      {
        productionCompany: 'Production Company is required',
        location: 'Location is required',
        from: 'Booking Period is required.',
        to: 'Booking Period is required.',
        rate: 'Rate is required',
        dayLimit: 'Time limit is required',
        mileage: 'Mileage is required',
        usage: 'Usage  is required.',
        attempt: 'This page is out of date. Please load it again.',
      },
    ],
    ['offer', OfferForm, { rate: 'Rate is required', round: 'This page is out of date. Please load it again.' }],
    ['answer', AnswerForm, { round: 'This page is out of date. Please load it again.' }],
    [
      'billing',
      BillingForm,
      {
        productionCompanyName: 'Company name is required',
        contactName: 'Contact person is required',
        email: 'Email is required.',
        phoneNumber: 'Phone Number is required.',
        addressLine1: 'Address is required',
        city: 'City is required',
        state: 'State is required',
        zipcode: 'Zipcode is required',
        paymentTerms: 'Payment Terms is required',
        paymentMethod: 'Payment Method is required',
      },
    ],
    [
      'signer',
      SignerForm,
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required.',
        role: 'Title is required',
        revision: 'This page is out of date. Please load it again.',
      },
    ],
    [
      'account setup',
      AccountSetupForm,
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        phoneNumber: 'Phone Number is required.',
        password: 'Password must be atleast 8 characters long.',
        confirmPassword: "The passwords doesn't match.",
      },
    ],
    [
      'password setup',
      PasswordSetupForm,
      {
        password: 'Password must be atleast 8 characters long.',
        confirmPassword: "The passwords doesn't match.",
      },
    ],
    ['owner invitation', OwnerInvitationForm, { email: 'Email is required.' }],
    ['button without fields', EmptyForm, {}],
  ]

  test.each(empty)('%s says what is missing', (_, schema, sentences) => {
    const expected = Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [field, [sentence]]))
    expect(problems(schema, {})).toEqual(expected)
  })

  test.each(empty)('%s takes spaces for nothing', (_, schema, sentences) => {
    const fields = Object.keys(sentences).filter((field) => field !== 'confirmPassword')
    const blank = Object.fromEntries(fields.map((field) => [field, ' \t\u200b']))
    const named = Object.keys(problems(schema, blank) ?? {}).map((field) => field.replace('[0]', ''))
    expect(named).toEqual(expect.arrayContaining(fields))
  })
})

describe('one wrong field is the only one that complains', () => {
  const EMAIL = 'Invalid Email. Please enter a valid email address.'
  const PASSWORD = 'Invalid Password. Please enter a valid password.'
  const BILLING_EMAIL = 'Invalid email. Please enter a valid email address.'
  const DATE = 'Please enter a valid date.'
  const ZERO = 'Rate must be greater than zero'
  const DOLLARS = 'Please enter the rate in dollars, like 1,040.50.'
  const OUTDATED = 'This page is out of date. Please load it again.'

  const wrong: [z.ZodType, Fields, string, string | string[], string][] = [
    [LoginForm, LOGIN, 'email', 'ada', EMAIL],
    [LoginForm, LOGIN, 'email', LONG, EMAIL],
    [LoginForm, LOGIN, 'password', 'short', PASSWORD],
    [LoginForm, LOGIN, 'password', LONG, PASSWORD],
    [ListForm, LIST, 'name', LONG, 'Please use at most 80 characters.'],
    [ListForm, LIST, 'season', LONG, 'Please use at most 40 characters.'],
    [ListForm, LIST, 'shotDescription', LONG, 'Please use at most 120 characters.'],
    [InquiryForm, INQUIRY, 'location', LONG, 'Please use at most 120 characters.'],
    [InquiryForm, INQUIRY, 'from', '2026-02-30', DATE],
    [InquiryForm, INQUIRY, 'to', LONG, DATE],
    [InquiryForm, INQUIRY, 'to', '2026-12-06', 'The last day cannot be before the first day.'],
    [InquiryForm, INQUIRY, 'rate', '0', ZERO],
    [InquiryForm, INQUIRY, 'rate', '-5', ZERO],
    [InquiryForm, INQUIRY, 'rate', '1.005', DOLLARS],
    [InquiryForm, INQUIRY, 'rate', 'a lot', DOLLARS],
    [InquiryForm, INQUIRY, 'rate', LONG, 'Please use at most 120 characters.'],
    [InquiryForm, INQUIRY, 'rate', '10,000,000.01', 'Rate cannot be higher than $10,000,000.'],
    [InquiryForm, INQUIRY, 'dayLimit', '4', 'Time limit is required'],
    [InquiryForm, INQUIRY, 'mileage', 'far', 'Mileage is required'],
    [InquiryForm, INQUIRY, 'usage', ['hero_shots', 'crashing'], 'Usage  is required.'],
    [InquiryForm, INQUIRY, 'attempt', '-1', OUTDATED],
    [OfferForm, { rate: '5', round: '1' }, 'rate', '-5', ZERO],
    [OfferForm, { rate: '5', round: '1' }, 'round', '1.5', OUTDATED],
    [BillingForm, BILLING, 'email', 'dana@', BILLING_EMAIL],
    [BillingForm, BILLING, 'phoneNumber', '555-0123', 'Please enter a valid Phone Number.'],
    [BillingForm, BILLING, 'phoneNumber', '+44 20 7946 0958', 'Please enter a valid Phone Number.'],
    [BillingForm, BILLING, 'zipcode', '3030', 'Please enter a valid Zipcode.'],
    [BillingForm, BILLING, 'zipcode', '303031', 'Please enter a valid Zipcode.'],
    [BillingForm, BILLING, 'zipcode', 'ABCDE', 'Please enter a valid Zipcode.'],
    [BillingForm, BILLING, 'paymentTerms', 'never', 'Payment Terms is required'],
    [BillingForm, BILLING, 'paymentMethod', 'cash', 'Payment Method is required'],
    [SignerForm, SIGNER, 'role', 'Driver', 'Title is required'],
    [SignerForm, SIGNER, 'email', 'marcus', BILLING_EMAIL],
    [SignerForm, SIGNER, 'revision', 'x', OUTDATED],
    [AccountSetupForm, SETUP, 'firstName', 'Zoë!', 'Please enter a valid First Name.'],
    [AccountSetupForm, SETUP, 'lastName', '<b>', 'Please enter a valid Last Name.'],
    [AccountSetupForm, SETUP, 'phoneNumber', '1', 'Please enter a valid Phone Number.'],
    [AccountSetupForm, SETUP, 'confirmPassword', 'something else', "The passwords doesn't match."],
    [OwnerInvitationForm, { email: 'omar@example.com' }, 'email', 'omar', EMAIL],
  ]

  test.each(wrong)('%# %s', (schema, right, field, value, sentence) => {
    expect(problems(schema, right)).toEqual({})
    const answer = problems(schema, { ...right, [field]: value })
    expect(Object.values(answer ?? {})).toEqual([[sentence]])
    expect(Object.keys(answer ?? {})[0]).toContain(field)
  })

  test('unlike passwords are said together with a wrong name', () => {
    const answer = problems(AccountSetupForm, { ...SETUP, firstName: '!', confirmPassword: 'something else' })
    expect(Object.keys(answer ?? {})).toEqual(['firstName', 'confirmPassword'])
  })

  test('days in the wrong order are said together with a missing rate', () => {
    const answer = problems(InquiryForm, { ...INQUIRY, rate: '', to: '2026-12-06' })
    expect(Object.keys(answer ?? {})).toEqual(['rate', 'to'])
  })
})

describe('what is taken', () => {
  test('a log-in, with the password as it was typed', () => {
    expect(accepted(LoginForm, { email: ' Ada@example.com ', password: '  8 chars ' })).toEqual({
      email: 'Ada@example.com',
      password: '  8 chars ',
      returnTo: null,
    })
  })

  test('the way back, as long as it stays on this site', () => {
    expect(accepted(LoginForm, { ...LOGIN, returnTo: '/cart' }).returnTo).toBe('/cart')
    expect(accepted(LoginForm, { ...LOGIN, returnTo: '//elsewhere.test' }).returnTo).toBeNull()
  })

  test('a list, trimmed, without control characters, with emoji', () => {
    expect(accepted(ListForm, { name: ' Chase \u0000🚓 ', act: '2', location: '\t' })).toEqual({
      name: 'Chase 🚓',
      season: '',
      episode: '',
      act: '2',
      scene: '',
      shotDescription: '',
      location: '',
    })
  })

  test('an inquiry, in cents and without doubles', () => {
    expect(accepted(InquiryForm, { ...INQUIRY, usage: ['hero_shots', 'hero_shots'] })).toEqual({
      ...INQUIRY,
      rate: 104050,
      dayLimit: 2,
      usage: ['hero_shots'],
      attempt: 1,
    })
  })

  test('one usage alone, one day alone, and the highest rate', () => {
    const value = accepted(InquiryForm, { ...INQUIRY, usage: 'hero_shots', to: INQUIRY.from, rate: '$10,000,000' })
    expect(value).toMatchObject({ usage: ['hero_shots'], to: INQUIRY.from, rate: 1_000_000_000 })
  })

  test('billing details, the telephone number as it is dialed', () => {
    expect(accepted(BillingForm, BILLING)).toEqual({ ...BILLING, phoneNumber: '+14045550123', addressLine2: '' })
  })

  test('a signer', () => expect(accepted(SignerForm, SIGNER)).toEqual({ ...SIGNER, revision: 4 }))

  test('an account', () => expect(accepted(AccountSetupForm, SETUP)).toEqual({ ...SETUP, phoneNumber: '+14045550123' }))

  test('nothing that was not asked for', () => {
    expect(accepted(EmptyForm, { price: '1', status: 'booked' })).toEqual({})
    expect(accepted(OfferForm, { rate: '5', round: '2', listed: '1' })).toEqual({ rate: 500, round: 2 })
  })
})
