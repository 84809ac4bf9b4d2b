import { describe, expect, test } from 'vitest'
import { accepted, problems } from '#tests/world/visits/form-posts'
import { CONTACT_FORMS, NameForm, PasswordForm } from '~/models/accounts/account-form'
import { CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { formatContact } from '~/models/accounts/profile-contact'
import { deviceName } from '~/models/accounts/profile-device'

const FIRST_NAME = 'Please enter a valid First Name.'
const LAST_NAME = 'Please enter a valid Last Name.'
const NO_PHONE = 'Please enter a valid Phone Number.'
const NO_EMAIL = 'Invalid email. Please enter a valid email address.'
const SHORT = 'Password must be atleast 8 characters long.'
const UNLIKE = "The passwords doesn't match."
const LONG = 'a'.repeat(10_000)

const NAME = { firstName: 'Dana', lastName: 'Whitlock' }
const PASSWORDS = { currentPassword: 'old one', password: 'new one it is', confirmPassword: 'new one it is' }

describe('profile forms refuse', () => {
  test.each([
    ['no names', NameForm, {}, { firstName: ['First name is required'], lastName: ['Last name is required'] }],
    ['a blank name', NameForm, { ...NAME, firstName: ' \t\u200b' }, { firstName: ['First name is required'] }],
    ['a name with symbols', NameForm, { ...NAME, firstName: 'Dana!' }, { firstName: [FIRST_NAME] }],
    ['a name with markup', NameForm, { ...NAME, lastName: '<b>Whitlock</b>' }, { lastName: [LAST_NAME] }],
    [
      'a name that is too long',
      NameForm,
      { ...NAME, lastName: LONG },
      { lastName: ['Please use at most 60 characters.'] },
    ],
    ['no phone number', CONTACT_FORMS.phone, {}, { phoneNumber: ['Phone Number is required.'] }],
    [
      'a phone number that is too short',
      CONTACT_FORMS.phone,
      { phoneNumber: '404 555 012' },
      { phoneNumber: [NO_PHONE] },
    ],
    ['a foreign phone number', CONTACT_FORMS.phone, { phoneNumber: '+44 20 7946 0958' }, { phoneNumber: [NO_PHONE] }],
    ['no email', CONTACT_FORMS.email, { email: '  ' }, { email: ['Email is required.'] }],
    ['an incomplete email', CONTACT_FORMS.email, { email: 'dana@crew' }, { email: [NO_EMAIL] }],
    ['two emails', CONTACT_FORMS.email, { email: 'a@crew.example,b@crew.example' }, { email: [NO_EMAIL] }],
    [
      'no passwords',
      PasswordForm,
      {},
      { currentPassword: ['Password is required'], password: [SHORT], confirmPassword: ['Password is required'] },
    ],
    [
      'a short password',
      PasswordForm,
      { ...PASSWORDS, password: '7 signs', confirmPassword: '7 signs' },
      { password: [SHORT] },
    ],
    ['an unconfirmed password', PasswordForm, { ...PASSWORDS, confirmPassword: '' }, { confirmPassword: [UNLIKE] }],
    [
      'passwords that do not match',
      PasswordForm,
      { ...PASSWORDS, confirmPassword: 'another' },
      { confirmPassword: [UNLIKE] },
    ],
    [
      'a current password that is too long',
      PasswordForm,
      { ...PASSWORDS, currentPassword: LONG },
      { currentPassword: ['That is not your current password.'] },
    ],
  ])('%s', (_, schema, fields, expected) => expect(problems(schema, fields)).toEqual(expected))
})

describe('profile forms accept', () => {
  test.each([
    [
      'names with digits and accents',
      NameForm,
      { firstName: ' Zoë ', lastName: "O'Hara 3" },
      { firstName: 'Zoë', lastName: "O'Hara 3" },
    ],
    ['a phone number and normalize it', CONTACT_FORMS.phone, { phoneNumber: '4045550123' }, { target: '+14045550123' }],
    ['an email and trim it', CONTACT_FORMS.email, { email: ' Dana@crew.example ' }, { target: 'Dana@crew.example' }],
    [
      'passwords without changing them',
      PasswordForm,
      { ...PASSWORDS, currentPassword: '  x ' },
      { ...PASSWORDS, currentPassword: '  x ' },
    ],
  ])('%s', (_, schema, fields, expected) => expect(accepted(schema, fields)).toEqual(expected))
})

test.each([
  [PROFILE_MESSAGES.fetchFailed, 'An error occured. Please try again later'],
  [PROFILE_MESSAGES.failed, 'An error occured. Please try again.'],
  [PROFILE_MESSAGES.nameChanged, 'Name changed successfully.'],
  [PROFILE_MESSAGES.passwordChanged, 'Password changed Successfully.'],
  [CONTACT_MESSAGES.phone.codeSent, 'OTP has been sent to your phone number.'],
  [CONTACT_MESSAGES.email.codeSent, 'OTP has been sent to your email.'],
  [CONTACT_MESSAGES.phone.changed, 'Phone Number changed successfully.'],
  [CONTACT_MESSAGES.email.changed, 'Email changed successfully.'],
])('%s', (message, agreed) => expect(message).toBe(agreed))

test('formats a phone number and leaves an email unchanged', () => {
  expect(formatContact('phone', '+14045550123')).toBe('+1 (404) 555-0123')
  expect(formatContact('email', 'dana@crew.example')).toBe('dana@crew.example')
})

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/116.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.1 Safari/605.1.15`, 'Safari on a Mac'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 'Chrome on a Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox on an iPhone',
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Mobile/15E148`, 'A browser on an iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on an iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on an Android phone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'Chrome on an Android tablet'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox on an Android phone'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on an Android phone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on a Chromebook'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, text) => expect(deviceName(userAgent)).toBe(text))
