import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, get, PASSWORD, post, signedIn } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn } from '#tests/world/messages/outbox'
import {
  phoneCodeDialog,
  requestEmail,
  requestPhone,
  verifyEmail,
  verifyPhone,
} from '#tests/world/visits/contact-steps'
import { at, redirectOf, responseStatus } from '#tests/world/visits/responses'
import { loader as rootLoader } from '~/root'
import { action as setDigest } from '~/routes/accounts/profile/digest'
import { action as setKeyboard } from '~/routes/accounts/profile/keyboard'
import { action as changeName, loader as nameDialog } from '~/routes/accounts/profile/name'
import { action as changePassword } from '~/routes/accounts/profile/password'
import { loader } from '~/routes/accounts/profile/profile'
import { action as logOutElsewhere } from '~/routes/accounts/profile/sessions'
import { db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'

useDatabase()

let dana: Account
let calls = 0
let address = ''
beforeEach(async () => {
  dana = await anAdmin()
  calls += 1
  address = `dana.${calls}@elsewhere.example`
})

const PHONE = '+14045550199'
type Fields = Record<string, string>
const posted = async (path: string, fields: Fields, as: { id: string } = dana) => at(await post(path, fields, as))

/** Sends the cookie of a page as well as that of the session. */
async function within(cookie: string, path: string, fields?: Fields, as: { id: string } = dana) {
  const request = fields ? await post(path, fields, as) : await get(path, as)
  request.headers.set('Cookie', `${await signedIn(as)}; ${cookie}`)
  return at(request)
}

/** Requests a code, and returns the cookie of the browser. */
async function ask(action: typeof requestPhone | typeof requestEmail, fields: Fields): Promise<string> {
  const response = await action(await posted('/profile', fields))
  if (!(response instanceof Response)) throw new Error(JSON.stringify(response))
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

const problemsOf = async (response: Promise<unknown>) => {
  const end = await response
  const isReply = typeof end === 'object' && end !== null && 'data' in end
  return { status: await responseStatus(response), data: isReply ? end.data : null }
}

describe('the profile', () => {
  test('shows one’s own data only', async () => {
    await anOwner()
    const { person, sessions, more } = await loader(at(await get('/profile', dana)))
    const dialled = { email: dana.email, phone: '+1 (404) 555-0110' }
    expect(person).toEqual({
      firstName: 'Dana',
      lastName: 'Whitlock',
      ...dialled,
      hasShortcuts: true,
      hasDigest: false,
    })
    expect(sessions).toMatchObject([{ device: 'Unknown device', isThisOne: true }])
    expect(more).toBe(0)
  })
})

describe('a name', () => {
  test('is changed', async () => {
    const response = changeName(await posted('/profile/name', { firstName: 'Zoë', lastName: 'Whitlock 2nd' }))
    expect(await redirectOf(response)).toEqual({ to: '/profile', says: 'Name changed successfully.' })
    expect(await nameDialog(at(await get('/profile/name', dana)))).toEqual({
      firstName: 'Zoë',
      lastName: 'Whitlock 2nd',
    })
  })

  test('is returned as typed when invalid', async () => {
    const response = changeName(await posted('/profile/name', { firstName: '', lastName: 'Whitlock!' }))
    expect(await problemsOf(response)).toMatchObject({
      status: 400,
      data: {
        initialValue: { lastName: 'Whitlock!' },
        error: { firstName: ['First name is required'], lastName: ['Please enter a valid Last Name.'] },
      },
    })
  })
})

describe('a phone number', () => {
  test('is changed with the code that was sent to it', async () => {
    const cookie = await ask(requestPhone, { phoneNumber: '404 555 0199' })
    expect(await phoneCodeDialog(await within(cookie, '/profile/phone/code'))).toMatchObject({
      sentTo: '+1 (404) 555-0199',
    })
    await sendCodes()
    const code = await codeIn(PHONE)
    expect(await redirectOf(verifyPhone(await within(cookie, '/profile/phone/code', { code })))).toEqual({
      to: '/profile',
      says: 'Phone Number changed successfully.',
    })
    expect(await loader(at(await get('/profile', dana)))).toMatchObject({ person: { phone: '+1 (404) 555-0199' } })
  })

  test('must be requested before its code can be entered', async () => {
    expect(await redirectOf(phoneCodeDialog(at(await get('/profile/phone/code', dana))))).toMatchObject({
      to: '/profile/phone',
    })
    expect(await redirectOf(verifyPhone(await posted('/profile/phone/code', { code: '1234' })))).toMatchObject({
      to: '/profile/phone',
    })
  })

  test('requested by another account in this browser cannot be continued', async () => {
    const cookie = await ask(requestPhone, { phoneNumber: '404 555 0199' })
    const mel = await aMember()
    expect(
      await redirectOf(phoneCodeDialog(await within(cookie, '/profile/phone/code', undefined, mel))),
    ).toMatchObject({
      to: '/profile/phone',
    })
  })

  test('can be requested five times in three hours, including resent codes', async () => {
    const cookie = await ask(requestPhone, { phoneNumber: '404 555 0199' })
    for (let count = 0; count < 4; count += 1) {
      expect(await redirectOf(verifyPhone(await within(cookie, '/profile/phone/code', { resend: 'code' })))).toEqual({
        to: '/profile/phone/code',
        says: 'OTP has been sent to your phone number.',
      })
    }
    const sixth = await problemsOf(verifyPhone(await within(cookie, '/profile/phone/code', { resend: 'code' })))
    expect(sixth).toMatchObject({
      status: 429,
      data: { error: { '': ['Too many attempts. Please try again in 3 hours.'] } },
    })
    const another = await problemsOf(requestPhone(await posted('/profile/phone', { phoneNumber: '404 555 0198' })))
    expect(another).toMatchObject({ status: 429, data: { initialValue: { phoneNumber: '404 555 0198' } } })
  })
})

describe('an email', () => {
  test('is changed with the code sent to it; a wrong code is refused beside its field and not returned', async () => {
    const cookie = await ask(requestEmail, { email: address })
    await sendCodes()
    const code = await codeIn(address)
    const wrong = code === '0000' ? '1111' : '0000'
    const refused = await problemsOf(verifyEmail(await within(cookie, '/profile/email/code', { code: wrong })))
    expect(refused).toMatchObject({ status: 409, data: { error: { code: ['Invalid Code'] } } })
    expect(JSON.stringify(refused)).not.toContain(wrong)
    const done = await verifyEmail(await within(cookie, '/profile/email/code', { code }))
    expect(await redirectOf(Promise.resolve(done))).toEqual({ to: '/profile', says: 'Email changed successfully.' })
    const cookies = done instanceof Response ? done.headers.getSetCookie() : []
    expect(cookies).toContainEqual(expect.stringMatching(/^backlot_email_change=;.*Max-Age=0/))
  })

  test('of another account gets the same answer as a free one', async () => {
    const { email } = await aMember()
    const answers = await Promise.all(
      [email, address].map(async (each) => requestEmail(await posted('/profile/email', { email: each }))),
    )
    const shapes = answers.map((response) => {
      if (!(response instanceof Response)) throw new Error('It was refused.')
      const [cookie = ''] = response.headers.getSetCookie()
      return [response.status, response.headers.get('Location'), cookie.replace(/=[^;]*/, '=')]
    })
    expect(shapes[0]).toEqual(shapes[1])
  })
})

describe('a password', () => {
  const NEXT = { password: 'another-car-1978', confirmPassword: 'another-car-1978' }

  test('is changed with the current one', async () => {
    const response = changePassword(await posted('/profile/password', { currentPassword: PASSWORD, ...NEXT }))
    expect(await redirectOf(response)).toEqual({ to: '/profile', says: 'Password changed Successfully.' })
  })

  test('can be guessed ten times, and guesses are not returned', async () => {
    const guess = async () =>
      problemsOf(changePassword(await posted('/profile/password', { currentPassword: 'a-guess', ...NEXT })))
    for (let count = 0; count < 10; count += 1) {
      const response = await guess()
      expect(response).toMatchObject({
        status: 409,
        data: { error: { currentPassword: ['That is not your current password.'] } },
      })
      expect(JSON.stringify(response)).not.toMatch(/a-guess|another-car/)
    }
    expect(await guess()).toMatchObject({
      status: 429,
      data: { error: { '': ['Too many attempts. Please try again in 15 minutes.'] } },
    })
  })
})

test('logging out elsewhere keeps this session', async () => {
  const cookie = await signedIn(dana)
  const request = await post('/profile/sessions', {}, dana)
  expect(await redirectOf(logOutElsewhere(at(request)))).toEqual({
    to: '/profile',
    says: 'You are logged out of all other devices.',
  })
  const elsewhere = new Request('http://localhost:3000/profile', { headers: { Cookie: cookie } })
  expect(await redirectOf(loader(at(elsewhere)))).toMatchObject({ to: '/?return-to=%2Fprofile' })
  const here = new Request('http://localhost:3000/profile', {
    headers: { Cookie: request.headers.get('Cookie') ?? '' },
  })
  expect(await loader(at(here))).toMatchObject({ sessions: [{ isThisOne: true }] })
})

describe('when the database fails', () => {
  const rename = (from: string, to: string) => db().execute(sql.raw(`alter table ${from} rename to ${to}`))

  test('requests close their dialog, codes keep theirs, and both show an error', async () => {
    const cookie = await ask(requestPhone, { phoneNumber: '404 555 0199' })
    await rename('verification_codes', 'elsewhere')
    try {
      const says = 'An error occured. Please try again.'
      expect(await redirectOf(requestEmail(await posted('/profile/email', { email: address })))).toEqual({
        to: '/profile',
        says,
      })
      const posts: Fields[] = [{ resend: 'code' }, { code: '1234' }]
      for (const fields of posts) {
        expect(await redirectOf(verifyPhone(await within(cookie, '/profile/phone/code', fields)))).toEqual({
          to: '/profile/phone/code',
          says,
        })
      }
    } finally {
      await rename('elsewhere', 'verification_codes')
    }
  })
})

test('keyboard shortcuts can be turned off and on, and every page has the setting', async () => {
  const keys = async (shortcuts: string) =>
    redirectOf(setKeyboard(at(await post('/profile/keyboard', { shortcuts }, dana))))
  const known = async () => (await rootLoader(at(await get('/profile', dana)))).data.hasKeys
  expect(await known()).toBe(true)
  expect(await keys('off')).toEqual({ to: '/profile', says: 'Keyboard shortcuts are off.' })
  expect(await known()).toBe(false)
  expect(await keys('sideways')).toMatchObject({ says: 'This page is out of date. Please reload it.' })
  expect(await known()).toBe(false)
  expect(await keys('on')).toEqual({ to: '/profile', says: 'Keyboard shortcuts are on.' })
  expect(await known()).toBe(true)
})

test('the morning digest can be turned on and off', async () => {
  const choose = async (digest: string) => redirectOf(setDigest(at(await post('/profile/digest', { digest }, dana))))
  const isOn = async () => (await loader(at(await get('/profile', dana)))).person.hasDigest
  expect(await choose('on')).toEqual({ to: '/profile', says: 'The morning digest is on.' })
  expect(await isOn()).toBe(true)
  expect(await choose('off')).toEqual({ to: '/profile', says: 'The morning digest is off.' })
  expect(await isOn()).toBe(false)
  expect(await choose('later')).toMatchObject({ says: 'This page is out of date. Please reload it.' })
})
