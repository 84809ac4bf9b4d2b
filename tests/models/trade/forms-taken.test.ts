import { describe, expect, test } from 'vitest'
import {
  BILLING_FORM,
  INQUIRY_FORM,
  LOGIN,
  PROJECT,
  SETUP,
  SIGN_UP,
  SIGNER_FORM,
} from '#tests/world/visits/filled-forms'
import { accepted } from '#tests/world/visits/form-posts'
import { AccountSetupForm, LoginForm } from '~/models/accounts/account-form'
import { SignUpForm } from '~/models/accounts/sign-up-form'
import { BillingForm } from '~/models/booking/billing-form'
import { InquiryForm, OfferForm } from '~/models/deals/inquiry-form'
import { ListForm } from '~/models/lists/list-form'
import { NewProjectForm, ProjectForm } from '~/models/projects/project-form'
import { RejectionForm } from '~/models/provider/desk-form'
import { SignerForm } from '~/models/signing/signer-form'
import { EmptyForm } from '~/models/trade/fields/form-fields'

describe('what is taken', () => {
  test('a log-in, with the password as it was typed', () => {
    expect(accepted(LoginForm, { email: ' Dana@example.com ', password: '  8 chars ' })).toEqual({
      email: 'Dana@example.com',
      password: '  8 chars ',
      returnTo: null,
    })
  })

  test.each([
    ['of eight characters that are four letters, chosen before letters were counted', 'e\u0301'.repeat(4)],
    ['of three characters that are nine letters', '\ufb03'.repeat(3)],
  ])('a password %s', (_, password) => {
    expect(accepted(LoginForm, { ...LOGIN, password }).password).toBe(password)
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
    expect(accepted(InquiryForm, { ...INQUIRY_FORM, usage: ['hero_shots', 'hero_shots'] })).toEqual({
      ...INQUIRY_FORM,
      rate: 104050,
      dayLimit: 2,
      usage: ['hero_shots'],
      attempt: 1,
    })
  })

  test('one usage alone, one day alone, and the highest rate', () => {
    const usage = ['', 'hero_shots']
    const value = accepted(InquiryForm, { ...INQUIRY_FORM, usage, to: INQUIRY_FORM.from, rate: '$10,000,000' })
    expect(value).toMatchObject({ usage: ['hero_shots'], to: INQUIRY_FORM.from, rate: 1_000_000_000 })
  })

  test('billing details, the telephone number as it is dialed', () => {
    expect(accepted(BillingForm, BILLING_FORM)).toEqual({ ...BILLING_FORM, phoneNumber: '+14045550123' })
  })

  test('a signer', () => expect(accepted(SignerForm, SIGNER_FORM)).toEqual({ ...SIGNER_FORM, revision: 4 }))

  test('a request for an account, with and without what is optional', () => {
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

  test('a project by what can be seen of it, markup and all', () => {
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

  test('a new project apart from its first list', () => {
    const form = { ...PROJECT, listName: 'Hero cars', listAct: '2', endsOn: '2026-12-07', attempt: '3' }
    expect(accepted(NewProjectForm, form)).toEqual({
      attempt: 3,
      invitations: [],
      project: { ...PROJECT, description: '', location: '', startsOn: '', endsOn: '2026-12-07' },
      list: { name: 'Hero cars', season: '', episode: '', act: '2', scene: '', shotDescription: '', location: '' },
    })
  })

  test('an account', () => expect(accepted(AccountSetupForm, SETUP)).toEqual({ ...SETUP, phoneNumber: '+14045550123' }))

  test('nothing that was not asked for', () => {
    expect(accepted(EmptyForm, { price: '1', status: 'booked' })).toEqual({})
    expect(accepted(OfferForm, { rate: '5', round: '2', listed: '1' })).toEqual({ rate: 500, round: 2 })
  })
})
