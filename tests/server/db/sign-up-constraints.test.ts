import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { refusalOf } from '#tests/world/database/refusals'
import { aProvider } from '#tests/world/people'
import { db } from '~/server/db/client.server'
import { signUpRequests } from '~/server/db/schema'

useDatabase()

let providerId: string
beforeAll(async () => {
  providerId = (await aProvider()).id
})

describe('requests for an account', () => {
  type Request = typeof signUpRequests.$inferInsert
  const ask = (part: Partial<Request> = {}) =>
    db()
      .insert(signUpRequests)
      .values({
        email: 'noor@crew.example',
        firstName: 'Noor',
        lastName: 'Abbasi',
        phone: '+14045550123',
        title: 'Producer',
        ...part,
      })
  const rejected = () => ({
    status: 'rejected' as const,
    decidedBy: providerId,
    decidedAt: new Date('2026-11-20T15:00:00Z'),
  })

  test('an address has one open one, in capitals too, and any number of decided ones', async () => {
    await ask()
    expect(await refusalOf(ask({ email: 'NOOR@crew.example' }))).toBe('one_open_sign_up_per_email')
    await ask(rejected())
    await ask(rejected())
  })
  test('a decided one says by whom and when, an open one neither', async () => {
    const email = 'other@crew.example'
    expect(await refusalOf(ask({ email, decidedBy: providerId }))).toBe('sign_up_decided_by_somebody')
    expect(await refusalOf(ask({ email, ...rejected(), decidedBy: null }))).toBe('sign_up_decided_by_somebody')
    expect(await refusalOf(ask({ email, ...rejected(), decidedAt: null }))).toBe('sign_up_decided_by_somebody')
  })
  test('an approved one names the account made of it, and no other does', async () => {
    const email = 'other@crew.example'
    const approved = { ...rejected(), status: 'approved' as const }
    expect(await refusalOf(ask({ email, ...approved }))).toBe('sign_up_approved_has_account')
    expect(await refusalOf(ask({ email, ...rejected(), accountId: providerId }))).toBe('sign_up_approved_has_account')
    await ask({ email, ...approved, accountId: providerId })
  })
})
