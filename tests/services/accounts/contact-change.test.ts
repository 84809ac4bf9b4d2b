import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aMember, anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn, newestMessagesTo } from '#tests/world/messages/outbox'
import { refused } from '~/models/trade/results/outcome'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { now, setClock } from '~/server/clock.server'
import { accounts, countQueries, db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import {
  confirmContactChange,
  requestContactChange,
  resendContactCode,
} from '~/services/accounts/profile/change-contact.server'

useDatabase()

let dana: Account
let calls = 0
let number = ''
let address = ''

beforeEach(async () => {
  setClock(new Date('2026-11-20T10:00:00Z'))
  dana = await anAdmin()
  calls += 1
  number = `+1404555${String(1000 + calls)}`
  address = `new.${calls}@crew.example`
})

const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))
const targetOf = (contact: Contact) => (contact === 'phone' ? number : address)
const stored = async ({ id }: Account) => {
  const [row] = await db()
    .select({ phone: accounts.phone, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id))
  return row
}

const confirm = (account: Account, contact: Contact, { token }: { token: string }, code: string) =>
  confirmContactChange(account, contact, { token, code })

async function begin(contact: Contact, target = targetOf(contact), account = dana) {
  return unwrap(await requestContactChange(account, contact, target))
}

async function sentTo(contact: Contact, target = targetOf(contact)) {
  const change = await begin(contact, target)
  await sendCodes()
  return { change, code: await codeIn(target) }
}

const wrongFor = (code: string) => (code === '0000' ? '1111' : '0000')
const WRONG = refused('wrong-code', 'Invalid Code', 'code')
const OVER = refused('code-expired', 'This code is no longer valid. Please press RESEND CODE to get a new one.', 'code')
const TAKEN = refused('email-taken', 'Email already exists.', 'code')

describe.each(['phone', 'email'] as const)('a change of %s', (contact) => {
  test('is made only by the code sent to the new one', async () => {
    const before = await stored(dana)
    const { change, code } = await sentTo(contact)
    expect(await stored(dana)).toEqual(before)
    expect(await confirm(dana, contact, change, code)).toEqual({ ok: true })
    expect(await stored(dana)).toEqual({ ...before, [contact]: targetOf(contact) })
  })

  test('is refused with a wrong code, and after five of them with the right one', async () => {
    const before = await stored(dana)
    const { change, code } = await sentTo(contact)
    for (let count = 0; count < 5; count += 1) {
      expect(await confirm(dana, contact, change, wrongFor(code))).toEqual(WRONG)
    }
    expect(await confirm(dana, contact, change, code)).toEqual(OVER)
    expect(await stored(dana)).toEqual(before)
  })

  test('is made once when confirmed eight times at once', async () => {
    const { change, code } = await sentTo(contact)
    const all = Array.from({ length: 8 }, () => confirm(dana, contact, change, code))
    const outcomes = await Promise.all(all)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(7).fill(OVER))
    expect(await stored(dana)).toMatchObject({ [contact]: targetOf(contact) })
  })

  test('cannot be confirmed by another account', async () => {
    const mel = await aMember()
    const before = await stored(mel)
    const { change, code } = await sentTo(contact)
    expect(await confirm(mel, contact, change, code)).toEqual(OVER)
    expect(await stored(mel)).toEqual(before)
    expect(await confirm(dana, contact, change, code)).toEqual({ ok: true })
  })

  test('is refused with a code for the other contact', async () => {
    const other = contact === 'phone' ? 'email' : 'phone'
    const before = await stored(dana)
    const { change, code } = await sentTo(contact)
    expect(await confirm(dana, other, change, code)).toEqual(OVER)
    expect(await stored(dana)).toEqual(before)
  })

  test('to the present one is refused with a sentence and sends nothing', async () => {
    const target = contact === 'phone' ? '+14045550110' : dana.email.toUpperCase()
    expect(await requestContactChange(dana, contact, target)).toMatchObject({
      ok: false,
      code: 'same-contact',
      field: contact === 'phone' ? 'phoneNumber' : 'email',
      message: expect.stringMatching(/^This is already your/),
    })
    await sendCodes()
    expect(await newestMessagesTo(dana.email)).toHaveLength(0)
  })
})

describe('a new email address', () => {
  test('is announced to the old address, which got no code', async () => {
    const { change, code } = await sentTo('email')
    expect(await newestMessagesTo(dana.email)).toHaveLength(0)
    await confirm(dana, 'email', change, code)
    const [message, ...others] = await newestMessagesTo(dana.email)
    expect(message?.subject).toBe('Your email address was changed')
    expect(message?.bodyText).not.toContain(address)
    expect(others).toHaveLength(0)
  })

  test('that got an account meanwhile is refused, and the code is used up', async () => {
    const { change, code } = await sentTo('email')
    const before = await stored(dana)
    await db().insert(accounts).values({ email: address.toUpperCase(), role: 'backlot_owner', status: 'invited' })
    expect(await confirm(dana, 'email', change, code)).toEqual(TAKEN)
    expect(await confirm(dana, 'email', change, code)).toEqual(OVER)
    expect(await stored(dana)).toEqual(before)
    expect(await newestMessagesTo(dana.email)).toHaveLength(0)
  })

  test('that turns out to be taken does not count as a wrong guess', async () => {
    for (let round = 0; round < 3; round += 1) {
      const target = `${round}.${address}`
      const { change, code } = await sentTo('email', target)
      await db().insert(accounts).values({ email: target, role: 'backlot_owner', status: 'invited' })
      for (let count = 0; count < 4; count += 1) await confirm(dana, 'email', change, wrongFor(code))
      expect(await confirm(dana, 'email', change, code)).toEqual(TAKEN)
    }
  })

  test('that two accounts confirm at once is given to one of them', async () => {
    const mel = await aMember()
    const first = await sentTo('email')
    later(1)
    const second = await begin('email', address, mel)
    await sendCodes()
    const code = await codeIn(address)
    const outcomes = await Promise.all([
      confirm(dana, 'email', first.change, first.code),
      confirm(mel, 'email', second, code),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual(TAKEN)
  })

  test('that is taken costs the same queries, and every code is wrong', async () => {
    const mel = await aMember()
    const free = await countQueries(() => begin('email'))
    const taken = await countQueries(() => begin('email', mel.email))
    expect(taken.count).toBe(free.count)
    await sendCodes()
    const wrong = wrongFor(await codeIn(address))
    const there = await countQueries(() => confirm(dana, 'email', free.result, wrong))
    const here = await countQueries(() => confirm(dana, 'email', taken.result, wrong))
    expect(here).toEqual(there)
    expect(here.result).toEqual(WRONG)
    const [message] = await newestMessagesTo(mel.email)
    expect(message?.bodyText).toContain('Someone tried to use this address')
  })

  test('replaces the old one, which becomes free', async () => {
    const { change, code } = await sentTo('email')
    await confirm(dana, 'email', change, code)
    expect(await requestContactChange(dana, 'email', address)).toMatchObject({ ok: false, code: 'same-contact' })
    expect(await requestContactChange(dana, 'email', dana.email)).toMatchObject({ ok: true })
  })
})

test('a code is not resent after the change', async () => {
  const { change, code } = await sentTo('phone')
  await confirm(dana, 'phone', change, code)
  expect(await resendContactCode(dana, 'phone', change.token)).toEqual(
    refused('failed', 'An error occured. Please try again.'),
  )
})

test('codes for phone and email have separate limits, and refused requests do not count', async () => {
  const { phone = '', email = '' } = (await stored(dana)) ?? {}
  const present = { phone: phone ?? '', email }
  const ask = (contact: Contact, target: string) => requestContactChange(dana, contact, target)
  for (const contact of ['phone', 'email'] as const) {
    for (let requested = 1; requested <= 5; requested += 1) {
      for (const _ of [1, 2]) expect(await ask(contact, present[contact])).toMatchObject({ code: 'same-contact' })
      unwrap(await ask(contact, contact === 'phone' ? `+1470555010${requested}` : `new.${requested}.${address}`))
    }
    expect(await ask(contact, targetOf(contact))).toMatchObject({ code: 'too-many-attempts' })
  }
  const change = { token: 'of no code' }
  for (let wrong = 0; wrong < 10; wrong += 1) await confirm(dana, 'phone', change, '0000')
  expect(await confirm(dana, 'phone', change, '0000')).toMatchObject({ code: 'too-many-attempts' })
  expect(await confirm(dana, 'email', change, '0000')).toMatchObject({ code: 'code-expired' })
})
