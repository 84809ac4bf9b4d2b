import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  BILLING_FORM,
  INQUIRY_FORM,
  LIST,
  LOGIN,
  LONG,
  PROJECT,
  SETUP,
  SIGN_UP,
  SIGNER_FORM,
} from '#tests/world/visits/filled-forms'
import { accepted, type Fields, problems } from '#tests/world/visits/form-posts'
import { AccountSetupForm, LoginForm } from '~/models/accounts/account-form'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { SignUpForm } from '~/models/accounts/sign-up-form'
import { BillingForm } from '~/models/booking/billing-form'
import { HandoverForm, InvitationForm, RoleForm } from '~/models/crew/crew-form'
import { InquiryForm, OfferForm } from '~/models/deals/inquiry-form'
import { ListForm } from '~/models/lists/list-form'
import { NewProjectForm, ProjectForm } from '~/models/projects/project-form'
import { ApprovalForm, OwnerInvitationForm, RejectionForm } from '~/models/provider/desk-form'
import { SignerForm } from '~/models/signing/signing-form'
import { EmptyForm } from '~/models/trade/fields/form-fields'

describe('forms accept', () => {
  test('a log-in with the password unchanged', () => {
    expect(accepted(LoginForm, { email: ' Dana@example.com ', password: '  8 chars ' })).toEqual({
      email: 'Dana@example.com',
      password: '  8 chars ',
      returnTo: null,
    })
  })

  test.each([
    ['of four letters with combining accents', 'e\u0301'.repeat(4)],
    ['of three ligatures that expand to nine letters', '\ufb03'.repeat(3)],
  ])('a password %s', (_, password) => {
    expect(accepted(LoginForm, { ...LOGIN, password }).password).toBe(password)
  })

  test('a return path only if it is on this site', () => {
    expect(accepted(LoginForm, { ...LOGIN, returnTo: '/cart' }).returnTo).toBe('/cart')
    expect(accepted(LoginForm, { ...LOGIN, returnTo: '//elsewhere.test' }).returnTo).toBeNull()
  })

  test('a list with emoji, trimmed and without control characters', () => {
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

  test('an inquiry, with the rate in cents and without duplicate usages', () => {
    expect(accepted(InquiryForm, { ...INQUIRY_FORM, usage: ['hero_shots', 'hero_shots'] })).toEqual({
      ...INQUIRY_FORM,
      rate: 104050,
      dayLimit: 2,
      usage: ['hero_shots'],
      attempt: 1,
    })
  })

  test('an inquiry with one usage, one day and the highest rate', () => {
    const usage = ['', 'hero_shots']
    const value = accepted(InquiryForm, { ...INQUIRY_FORM, usage, to: INQUIRY_FORM.from, rate: '$10,000,000' })
    expect(value).toMatchObject({ usage: ['hero_shots'], to: INQUIRY_FORM.from, rate: 1_000_000_000 })
  })

  test('billing details, with the phone number normalized', () => {
    expect(accepted(BillingForm, BILLING_FORM)).toEqual({ ...BILLING_FORM, phoneNumber: '+14045550123' })
  })

  test('a signer', () => expect(accepted(SignerForm, SIGNER_FORM)).toEqual({ ...SIGNER_FORM, revision: 4 }))

  test('a sign-up with and without optional fields', () => {
    const taken = { ...SIGN_UP, phoneNumber: '+14045550123', imdbProfileLink: 'https://www.imdb.com/name/nm0000123' }
    expect(accepted(SignUpForm, SIGN_UP)).toEqual(taken)
    const { currentProductionCompany, imdbProfileLink, ...needed } = SIGN_UP
    const bare = { ...taken, currentProductionCompany: '', imdbProfileLink: '' }
    expect(accepted(SignUpForm, needed)).toEqual(bare)
    expect(accepted(SignUpForm, { ...SIGN_UP, currentProductionCompany: ' ', imdbProfileLink: '\t' })).toEqual(bare)
  })

  test('a reason in several lines', () => {
    expect(accepted(RejectionForm, { reason: ' Not yet.\r\nAsk again. ' })).toEqual({ reason: 'Not yet.\nAsk again.' })
  })

  test('a project with markup, without invisible characters', () => {
    const typed = {
      title: '  <b>Chrome</b> \u202e🎬\u200d ',
      productionCompany: 'سينما',
      description: 'One.\r\nTwo.\t',
    }
    expect(accepted(ProjectForm, typed)).toEqual({
      title: '<b>Chrome</b> 🎬\u200d',
      productionCompany: 'سينما',
      description: 'One.\nTwo.',
      location: '',
      startsOn: '',
      endsOn: '',
    })
  })

  test('a new project and its first list', () => {
    const form = { ...PROJECT, listName: 'Hero cars', listAct: '2', endsOn: '2026-12-07', attempt: '3' }
    expect(accepted(NewProjectForm, form)).toEqual({
      attempt: 3,
      invitations: [],
      project: { ...PROJECT, description: '', location: '', startsOn: '', endsOn: '2026-12-07' },
      list: { name: 'Hero cars', season: '', episode: '', act: '2', scene: '', shotDescription: '', location: '' },
    })
  })

  test('an account setup', () =>
    expect(accepted(AccountSetupForm, SETUP)).toEqual({ ...SETUP, phoneNumber: '+14045550123' }))

  test('no unknown fields', () => {
    expect(accepted(EmptyForm, { price: '1', status: 'booked' })).toEqual({})
    expect(accepted(OfferForm, { rate: '5', round: '2', listed: '1' })).toEqual({ rate: 500, round: 2 })
  })
})

describe('one wrong field is the only one with an error', () => {
  const EMAIL = 'Invalid Email. Please enter a valid email address.'
  const PASSWORD = 'Invalid Password. Please enter a valid password.'
  const BILLING_EMAIL = 'Invalid email. Please enter a valid email address.'
  const DATE = 'Please enter a valid date.'
  const ZERO = 'Rate must be greater than zero'
  const DOLLARS = 'Please enter the rate in dollars, like 1,040.50.'
  const ADMIN = 'backlot_renter_application_admin'
  const OUTDATED = 'This page is out of date. Please reload it.'

  const NEW_PROJECT = { ...PROJECT, listName: 'Hero cars', startsOn: '2026-12-07', attempt: '1' }
  const INVITED = { 'invitations[0].email': 'mel@crew.example', 'invitations[0].role': 'Member', writtenAfter: '3' }

  const wrong: [z.ZodType, Fields, string, string | string[], string][] = [
    [LoginForm, LOGIN, 'email', 'dana', EMAIL],
    [LoginForm, LOGIN, 'email', LONG, EMAIL],
    [BillingForm, BILLING_FORM, 'state', 'Georgia', 'State is required'],
    [LoginForm, LOGIN, 'password', 'short', PASSWORD],
    [LoginForm, LOGIN, 'password', LONG, PASSWORD],
    [ListForm, LIST, 'name', LONG, 'Please use at most 80 characters.'],
    [ListForm, LIST, 'season', LONG, 'Please use at most 40 characters.'],
    [ListForm, LIST, 'shotDescription', LONG, 'Please use at most 120 characters.'],
    [ProjectForm, PROJECT, 'title', ' \u200b ', 'Title of the Project is required'],
    [ProjectForm, PROJECT, 'title', LONG, 'Please use at most 80 characters.'],
    [ProjectForm, PROJECT, 'description', LONG, 'Please use at most 500 characters.'],
    [ProjectForm, PROJECT, 'location', LONG, 'Please use at most 120 characters.'],
    [ProjectForm, PROJECT, 'startsOn', '2026-02-30', DATE],
    [NewProjectForm, NEW_PROJECT, 'endsOn', '2026-12-06', 'The last day cannot be before the first day.'],
    [NewProjectForm, NEW_PROJECT, 'listScene', LONG, 'Please use at most 40 characters.'],
    [InquiryForm, INQUIRY_FORM, 'location', LONG, 'Please use at most 120 characters.'],
    [InquiryForm, INQUIRY_FORM, 'from', 'soon', DATE],
    [InquiryForm, INQUIRY_FORM, 'to', LONG, DATE],
    [InquiryForm, INQUIRY_FORM, 'to', '2026-12-06', 'The last day cannot be before the first day.'],
    [InquiryForm, INQUIRY_FORM, 'rate', '0', ZERO],
    [InquiryForm, INQUIRY_FORM, 'rate', '-5', ZERO],
    [InquiryForm, INQUIRY_FORM, 'rate', '1.005', DOLLARS],
    [InquiryForm, INQUIRY_FORM, 'rate', 'a lot', DOLLARS],
    [InquiryForm, INQUIRY_FORM, 'rate', LONG, 'Please use at most 120 characters.'],
    [InquiryForm, INQUIRY_FORM, 'rate', '10,000,000.01', 'Rate cannot be higher than $10,000,000.'],
    [InquiryForm, INQUIRY_FORM, 'dayLimit', '4', 'Time limit is required'],
    [InquiryForm, INQUIRY_FORM, 'mileage', 'far', 'Mileage is required'],
    [InquiryForm, INQUIRY_FORM, 'usage', ['hero_shots', 'crashing'], 'Usage  is required.'],
    [InquiryForm, INQUIRY_FORM, 'usage', [''], 'Usage  is required.'],
    [InquiryForm, INQUIRY_FORM, 'attempt', '-1', OUTDATED],
    [OfferForm, { rate: '5', round: '1' }, 'rate', '-5', ZERO],
    [OfferForm, { rate: '5', round: '1' }, 'round', '1.5', OUTDATED],
    [BillingForm, BILLING_FORM, 'email', 'dana@', BILLING_EMAIL],
    [BillingForm, BILLING_FORM, 'phoneNumber', '555-0123', 'Please enter a valid Phone Number.'],
    [BillingForm, BILLING_FORM, 'phoneNumber', '+44 20 7946 0958', 'Please enter a valid Phone Number.'],
    [BillingForm, BILLING_FORM, 'zipcode', '3030', 'Please enter a valid Zipcode.'],
    [BillingForm, BILLING_FORM, 'zipcode', '303031', 'Please enter a valid Zipcode.'],
    [BillingForm, BILLING_FORM, 'zipcode', 'ABCDE', 'Please enter a valid Zipcode.'],
    [BillingForm, BILLING_FORM, 'paymentTerms', 'never', 'Payment Terms is required'],
    [BillingForm, BILLING_FORM, 'paymentMethod', 'cash', 'Payment Method is required'],
    [SignerForm, SIGNER_FORM, 'role', 'Driver', 'Title is required'],
    [SignerForm, SIGNER_FORM, 'email', 'marcus', BILLING_EMAIL],
    [SignerForm, SIGNER_FORM, 'revision', 'x', OUTDATED],
    [AccountSetupForm, SETUP, 'firstName', 'Zoë!', 'Please enter a valid First Name.'],
    [AccountSetupForm, SETUP, 'lastName', '<b>', 'Please enter a valid Last Name.'],
    [AccountSetupForm, SETUP, 'phoneNumber', '1', 'Please enter a valid Phone Number.'],
    [AccountSetupForm, SETUP, 'confirmPassword', 'something else', "The passwords doesn't match."],
    [SignUpForm, SIGN_UP, 'firstName', 'Noor 2', 'Please enter a valid First Name.'],
    [SignUpForm, SIGN_UP, 'firstName', '<b>Noor</b>', 'Please enter a valid First Name.'],
    [SignUpForm, SIGN_UP, 'lastName', 'Abbasi 🚗', 'Please enter a valid Last Name.'],
    [SignUpForm, SIGN_UP, 'lastName', LONG, 'Please use at most 60 characters.'],
    [SignUpForm, SIGN_UP, 'email', 'noor@', EMAIL],
    [SignUpForm, SIGN_UP, 'phoneNumber', '404-555-012', 'Please enter a valid Phone Number.'],
    [SignUpForm, SIGN_UP, 'phoneNumber', '+44 20 7946 0958', 'Please enter a valid Phone Number.'],
    [SignUpForm, SIGN_UP, 'role', 'Driver', 'Role is required'],
    [SignUpForm, SIGN_UP, 'currentProductionCompany', LONG, 'Please use at most 120 characters.'],
    [SignUpForm, SIGN_UP, 'imdbProfileLink', LONG, 'Please use at most 300 characters.'],
    [SignUpForm, SIGN_UP, 'imdbProfileLink', 'Noor Abbasi', SIGN_UP_MESSAGES.notImdb],
    [SignUpForm, SIGN_UP, 'imdbProfileLink', 'https://example.com/imdb.com', SIGN_UP_MESSAGES.notImdb],
    [ApprovalForm, { role: ADMIN }, 'role', 'backlot_provider', 'Please choose a role for the account.'],
    [ApprovalForm, { role: ADMIN }, 'role', 'backlot_owner', 'Please choose a role for the account.'],
    [RejectionForm, { reason: 'No.' }, 'reason', LONG, 'Please use at most 500 characters.'],
    [InvitationForm, INVITED, 'invitations[0].email', 'mel', EMAIL],
    [InvitationForm, INVITED, 'invitations[0].role', 'Owner', 'Please select a valid role'],
    [InvitationForm, INVITED, 'invitations[4].email', 'MEL@crew.example', 'Email already exists.'],
    [InvitationForm, INVITED, 'writtenAfter', 'x', OUTDATED],
    [RoleForm, { role: 'User', before: 'Member' }, 'role', 'Owner', 'Please select a valid role'],
    [RoleForm, { role: 'User', before: 'Member' }, 'before', 'Boss', OUTDATED],
    [HandoverForm, { accountId: crypto.randomUUID() }, 'accountId', 'x', 'Please choose a Project Manager.'],
    [OwnerInvitationForm, { email: 'omar@example.com' }, 'email', 'omar', EMAIL],
  ]

  test.each(wrong)('%# %s', (schema, right, field, value, sentence) => {
    expect(problems(schema, right)).toEqual({})
    const answer = problems(schema, { ...right, [field]: value })
    expect(Object.values(answer ?? {})).toEqual([[sentence]])
    expect(Object.keys(answer ?? {})[0]).toContain(field)
  })

  test('mismatched passwords are reported together with a wrong name', () => {
    const answer = problems(AccountSetupForm, { ...SETUP, firstName: '!', confirmPassword: 'something else' })
    expect(Object.keys(answer ?? {})).toEqual(['firstName', 'confirmPassword'])
  })

  test('reversed dates are reported together with a missing rate', () => {
    const answer = problems(InquiryForm, { ...INQUIRY_FORM, rate: '', to: '2026-12-06' })
    expect(Object.keys(answer ?? {})).toEqual(['rate', 'to'])
  })
})
