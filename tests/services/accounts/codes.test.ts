import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn, newestMessagesTo, newestMessageTo } from '#tests/world/messages/outbox'
import type { VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { now, setClock } from '~/server/clock.server'
import { accounts, countQueries, db, inTransaction, verificationCodes } from '~/server/db/client.server'
import { requestCode, resendCode } from '~/services/accounts/codes/request-code.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { tryCode } from '~/services/accounts/codes/try-code.server'

useDatabase()

let dana: Awaited<ReturnType<typeof anAdmin>>

beforeEach(async () => {
  setClock(new Date('2026-11-20T10:00:00Z'))
  dana = await anAdmin()
})

const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))
const request = (purpose: VerificationPurpose, target: string, accountId: string | null = null, by = 'Dana') =>
  inTransaction((tx) => requestCode(tx, { purpose, accountId, target, by })).then(({ token }) => token)
const resend = (token: string, purpose: VerificationPurpose = 'password-reset') =>
  inTransaction((tx) => resendCode(tx, { purpose, token }))
const attempt = (token: string, code: string, purpose: VerificationPurpose = 'password-reset', accountId?: string) =>
  inTransaction((tx) => tryCode(tx, { purpose, token, accountId, code }))
const resultOf = async (...requested: Parameters<typeof attempt>) => (await attempt(...requested)).result

/** A code sent to Dana, and its token. */
async function sentCode() {
  const token = await request('password-reset', dana.email)
  await sendCodes()
  return { token, code: await codeIn(dana.email) }
}

const wrongFor = (code: string) => (code === '0000' ? '1111' : '0000')

describe('sending', () => {
  test('a known address is mailed four digits, and only their hash is stored', async () => {
    const { code } = await sentCode()
    expect(code).toMatch(/^\d{4}$/)
    const [row] = await db().select().from(verificationCodes).where(eq(verificationCodes.target, dana.email))
    expect(row).toMatchObject({ round: 1, sentRound: 1, attempts: 0, accountId: null })
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify({ ...row, id: '', tokenHash: '', codeHash: '' })).not.toContain(`"${code}"`)
  })

  test.each(['invited', 'closed', 'unknown'] as const)(
    'an address that is %s is mailed nothing, and its request is done',
    async (kind) => {
      const email = `${kind}@crew.example`
      if (kind !== 'unknown') await db().insert(accounts).values({ email, role: 'backlot_owner', status: kind })
      await request('password-reset', email)
      await sendCodes()
      expect(await newestMessagesTo(email)).toHaveLength(0)
      const [row] = await db().select().from(verificationCodes).where(eq(verificationCodes.target, email))
      expect(row).toMatchObject({ sentRound: 1, codeHash: null })
    },
  )

  test('a known and an unknown address cost the same number of queries, when requesting and trying', async () => {
    const known = await countQueries(() => request('password-reset', dana.email))
    const unknown = await countQueries(() => request('password-reset', 'nobody@crew.example'))
    expect(unknown.count).toBe(known.count)
    await sendCodes()
    const code = wrongFor(await codeIn(dana.email))
    const tried = await countQueries(() => attempt(known.result, code))
    const guessed = await countQueries(() => attempt(unknown.result, code))
    expect(guessed).toEqual(tried)
  })

  test('each request is sent once when several jobs run at once', async () => {
    for (const by of ['Dana', 'Bo', 'Cy', 'Di']) await request('password-reset', dana.email, null, by)
    await Promise.all([sendCodes(), sendCodes(), sendCodes()])
    await sendCodes()
    expect(await newestMessagesTo(dana.email)).toHaveLength(4)
  })

  test('a code for a phone number is sent as a text message', async () => {
    const token = await request('phone-change', '+14045550177', dana.id)
    await sendCodes()
    expect(await newestMessageTo('+14045550177')).toMatchObject({ kind: 'sms' })
    expect(await attempt(token, await codeIn('+14045550177'), 'phone-change', dana.id)).toMatchObject({
      result: 'accepted',
      target: '+14045550177',
      accountId: dana.id,
    })
  })

  test('a new address gets a code; a taken one gets an email without a code', async () => {
    const marcus = await anAdmin('marcus')
    const free = await request('email-change', 'dana.new@crew.example', dana.id)
    const taken = await request('email-change', marcus.email.toUpperCase(), dana.id)
    await sendCodes()
    expect(await resultOf(free, await codeIn('dana.new@crew.example'), 'email-change', dana.id)).toBe('accepted')
    const [message] = await newestMessagesTo(marcus.email)
    expect(message?.bodyText).toContain('It already belongs to yours')
    expect(message?.bodyText).not.toMatch(/\b\d{4}\b/)
    expect(await resultOf(taken, '0000', 'email-change', dana.id)).toBe('wrong')
  })

  test('an expired request sends nothing', async () => {
    const token = await request('password-reset', dana.email)
    later(10)
    await sendCodes()
    expect(await newestMessagesTo(dana.email)).toHaveLength(0)
    expect(await resultOf(token, '0000')).toBe('over')
  })
})

describe('requesting twice', () => {
  test('within a minute returns the same token, and later another', async () => {
    const token = await request('password-reset', dana.email)
    later(0.99)
    expect(await request('password-reset', dana.email)).toBe(token)
    await sendCodes()
    expect(await newestMessagesTo(dana.email)).toHaveLength(1)
    later(0.01)
    expect(await request('password-reset', dana.email)).not.toBe(token)
  })

  test('by another visitor, for another account or after acceptance returns another token', async () => {
    const { token, code } = await sentCode()
    expect(await request('password-reset', dana.email, null, 'Bo')).not.toBe(token)
    expect(await request('email-change', dana.email, dana.id)).not.toBe(token)
    expect(await resultOf(token, code)).toBe('accepted')
    expect(await request('password-reset', dana.email)).not.toBe(token)
  })
})

describe('trying a code', () => {
  test('accepts the right digits once', async () => {
    const { token, code } = await sentCode()
    expect(await attempt(token, code)).toMatchObject({ result: 'accepted', target: dana.email, accountId: null })
    expect(await resultOf(token, code)).toBe('over')
  })

  test('refuses the right digits after five wrong tries', async () => {
    const { token, code } = await sentCode()
    for (let count = 0; count < 5; count += 1) expect(await resultOf(token, wrongFor(code))).toBe('wrong')
    expect(await resultOf(token, code)).toBe('over')
  })

  test('counts five of ten concurrent wrong tries', async () => {
    const { token, code } = await sentCode()
    const results = await Promise.all(Array.from({ length: 10 }, () => resultOf(token, wrongFor(code))))
    expect(results.filter((result) => result === 'wrong')).toHaveLength(5)
    expect(results.filter((result) => result === 'over')).toHaveLength(5)
  })

  test('accepts the right digits once in ten concurrent tries', async () => {
    const { token, code } = await sentCode()
    const results = await Promise.all(Array.from({ length: 10 }, () => resultOf(token, code)))
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1)
    expect(results.filter((result) => result === 'over')).toHaveLength(9)
  })

  test('works for ten minutes after the code was sent', async () => {
    const token = await request('password-reset', dana.email)
    later(1)
    await sendCodes()
    const code = await codeIn(dana.email)
    later(9.99)
    expect(await resultOf(token, wrongFor(code))).toBe('wrong')
    later(0.01)
    expect(await resultOf(token, code)).toBe('over')
  })

  test('accepts nothing before a code was sent', async () => {
    const token = await request('password-reset', dana.email)
    expect(await resultOf(token, '')).toBe('wrong')
  })

  test.each([
    ['an unknown token', async () => ['no-such-token'] as const],
    ['the token of another purpose', async (token: string) => [token, 'email-change', dana.id] as const],
    ['another account', async (token: string) => [token, 'password-reset', dana.id] as const],
  ])('with %s fails even with the right digits, and the code still works', async (_, given) => {
    const { token, code } = await sentCode()
    const [other, purpose, accountId] = await given(token)
    expect(await resultOf(other, code, purpose, accountId)).toBe('over')
    expect(await resultOf(token, code)).toBe('accepted')
  })

  test('for a new phone number does not confirm an email change', async () => {
    const token = await request('phone-change', '+14045550179', dana.id)
    await sendCodes()
    const code = await codeIn('+14045550179')
    expect(await resultOf(token, code, 'email-change', dana.id)).toBe('over')
    expect(await resultOf(token, code, 'phone-change', dana.id)).toBe('accepted')
  })

  test('with a token of another account fails', async () => {
    const marcus = await anAdmin('marcus')
    const token = await request('phone-change', '+14045550178', dana.id)
    await sendCodes()
    const code = await codeIn('+14045550178')
    expect(await resultOf(token, code, 'phone-change', marcus.id)).toBe('over')
    expect(await resultOf(token, code, 'phone-change')).toBe('over')
    expect(await resultOf(token, code, 'phone-change', dana.id)).toBe('accepted')
  })
})

describe('resending', () => {
  test('invalidates the previous code at once and resets the tries', async () => {
    const { token, code } = await sentCode()
    for (let count = 0; count < 5; count += 1) await attempt(token, wrongFor(code))
    later(30)
    expect(await resend(token)).toBe(true)
    expect(await resultOf(token, code)).toBe('wrong')
    await sendCodes()
    expect(await newestMessagesTo(dana.email)).toHaveLength(2)
    expect(await resultOf(token, await codeIn(dana.email))).toBe('accepted')
  })

  test('replaces a previous email that is still queued', async () => {
    const { token, code } = await sentCode()
    later(1)
    await resend(token)
    await sendCodes()
    const [newest, before] = await newestMessagesTo(dana.email)
    expect(before).toMatchObject({ status: 'replaced', encrypted: null })
    expect(newest).toMatchObject({ status: 'queued', expiresAt: new Date(now().getTime() + 600_000) })
    expect(newest?.bodyText).not.toContain(code)
  })

  test('twice at once sends one email', async () => {
    const { token } = await sentCode()
    expect(await Promise.all([resend(token), resend(token)])).toEqual([true, true])
    await sendCodes()
    expect(await newestMessagesTo(dana.email)).toHaveLength(2)
  })

  test('sends nothing after an hour, after acceptance or for another purpose', async () => {
    const { token, code } = await sentCode()
    expect(await resend(token, 'email-change')).toBe(false)
    expect(await resultOf(token, code)).toBe('accepted')
    expect(await resend(token)).toBe(false)
    const second = await request('password-reset', dana.email)
    later(60)
    expect(await resend(second)).toBe(false)
  })
})
