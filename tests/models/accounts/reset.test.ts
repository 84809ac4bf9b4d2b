import { describe, expect, test } from 'vitest'
import { accepted, problems } from '#tests/world/visits/form-posts'
import { CodeForm, ForgotPasswordForm, NewPasswordForm } from '~/models/accounts/account-form'
import { RESET_MESSAGES } from '~/models/accounts/account-messages'

const NO_EMAIL = 'Invalid Email. Please enter a valid email address.'
const SHORT = 'Password must contain atleast 8 characters.'
const UNLIKE = "Passwords doesn't match."

describe('password reset forms refuse', () => {
  test.each([
    ['no email', ForgotPasswordForm, { email: '' }, { email: ['Email is required.'] }],
    ['a blank email', ForgotPasswordForm, { email: ' \t' }, { email: ['Email is required.'] }],
    ['an incomplete email', ForgotPasswordForm, { email: 'dana@crew' }, { email: [NO_EMAIL] }],
    ['two emails', ForgotPasswordForm, { email: 'a@crew.example, b@crew.example' }, { email: [NO_EMAIL] }],
    ['no code', CodeForm, {}, { code: ['Invalid Code'] }],
    ['an empty code', CodeForm, { code: '' }, { code: ['Invalid Code'] }],
    ['a code of three digits', CodeForm, { code: '123' }, { code: ['Invalid Code'] }],
    ['a code of five digits', CodeForm, { code: '12345' }, { code: ['Invalid Code'] }],
    ['a code with a letter', CodeForm, { code: '12a4' }, { code: ['Invalid Code'] }],
    ['a code in digits of another script', CodeForm, { code: '١٢٣٤' }, { code: ['Invalid Code'] }],
    ['two codes', CodeForm, { code: ['1234', '2345'] }, { code: [expect.any(String)] }],
    ['no password', NewPasswordForm, {}, { password: ['Please enter your new password.'] }],
    [
      'a confirmation without a password',
      NewPasswordForm,
      { confirmPassword: 'long enough' },
      { password: ['Please enter your new password.'] },
    ],
    [
      'a password of seven characters',
      NewPasswordForm,
      { password: '1234567', confirmPassword: '1234567' },
      { password: [SHORT] },
    ],
    [
      'a short password with a different confirmation',
      NewPasswordForm,
      { password: '1234567', confirmPassword: '12345678' },
      { password: [SHORT], confirmPassword: [UNLIKE] },
    ],
    ['an unconfirmed password', NewPasswordForm, { password: 'long enough' }, { confirmPassword: [UNLIKE] }],
    [
      'a confirmation that differs in case',
      NewPasswordForm,
      { password: 'long enough', confirmPassword: 'Long enough' },
      { confirmPassword: [UNLIKE] },
    ],
    [
      'a password of four letters with combining accents',
      NewPasswordForm,
      { password: 'e\u0301'.repeat(4), confirmPassword: 'e\u0301'.repeat(4) },
      { password: [SHORT] },
    ],
    [
      'a password with thousands of accents on a letter',
      NewPasswordForm,
      { password: `e${'\u0302\u0316'.repeat(5000)}`, confirmPassword: '' },
      { password: ['Password must be at most 200 characters long.'], confirmPassword: [UNLIKE] },
    ],
    [
      'a password that is too long',
      NewPasswordForm,
      { password: 'x'.repeat(10_000), confirmPassword: 'x'.repeat(10_000) },
      { password: ['Password must be at most 200 characters long.'] },
    ],
  ])('%s', (_, form, fields, sentences) => {
    expect(problems(form, fields)).toEqual(sentences)
  })
})

describe('password reset forms accept', () => {
  test.each([
    ['an email with spaces around it', ForgotPasswordForm, { email: ' dana@crew.example ' }, 'dana@crew.example'],
    ['a code of four digits', CodeForm, { code: '0042' }, '0042'],
    ['a code pasted with spaces and a dash', CodeForm, { code: ' 12-3 4\n' }, '1234'],
    [
      'a password of eight characters',
      NewPasswordForm,
      { password: '12345678', confirmPassword: '12345678' },
      '12345678',
    ],
    [
      'a password in full-width letters confirmed in plain ones',
      NewPasswordForm,
      { password: 'Ｃａｆｅ\u0301 １９７６', confirmPassword: 'Café 1976' },
      'Café 1976',
    ],
    [
      'a password with spaces around it',
      NewPasswordForm,
      { password: ' 1234567', confirmPassword: ' 1234567' },
      ' 1234567',
    ],
  ])('%s', (_, form, fields, value) => {
    expect(Object.values(accepted(form, fields))).toContain(value)
  })

  test('a request for another code without a code', () => {
    expect(accepted(CodeForm, { code: '', resend: 'code' })).toEqual({ code: '', resend: 'code' })
  })
})

test('the messages have the agreed texts', () => {
  expect(RESET_MESSAGES.changed).toBe('Password changed Successfully.')
  expect(RESET_MESSAGES.failed).toBe('Something went wrong')
  for (const sentence of [RESET_MESSAGES.resendFailed, RESET_MESSAGES.expired, RESET_MESSAGES.changeFailed]) {
    expect(sentence).toMatch(/\w\. Please try again later\.$/)
  }
})
