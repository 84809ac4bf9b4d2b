import { expect, test } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { now } from '~/server/clock.server'
import { db, verificationCodes, violatedConstraint } from '~/server/db/client.server'

await useDatabase()

type Row = typeof verificationCodes.$inferInsert

const accountId = (await anAdmin()).id

const row = (part: Partial<Row>): Row => ({
  accountId,
  purpose: 'password-reset',
  target: 'dana@crew.example',
  tokenHash: crypto.randomUUID(),
  expiresAt: now(),
  ...part,
})

const insert = (...rows: Row[]) =>
  db()
    .insert(verificationCodes)
    .values(rows)
    .then(
      () => 'accepted',
      (error: unknown) => violatedConstraint(error),
    )

test.each<[string, string, Partial<Row>[]]>([
  ['a sixth try', 'verification_attempts', [{ attempts: 6 }]],
  ['one token for two requests', 'verification_token_is_unique', [{ tokenHash: 'x' }, { tokenHash: 'x' }]],
  [
    'one change token for two requests',
    'verification_change_token_is_unique',
    [{ changeTokenHash: 'y' }, { changeTokenHash: 'y' }],
  ],
  ['a used change without an accepted code', 'verification_used_was_accepted', [{ usedAt: now() }]],
  [
    'a phone change without an account',
    'verification_change_has_account',
    [{ purpose: 'phone-change', accountId: null }],
  ],
  [
    'an email change without an account',
    'verification_change_has_account',
    [{ purpose: 'email-change', accountId: null }],
  ],
])('the database refuses %s', async (_, constraint, parts) => {
  expect(await insert(...parts.map(row))).toBe(constraint)
})

test('the database accepts a reset without an account and a change with one', async () => {
  expect(await insert(row({ accountId: null }), row({ attempts: 5, acceptedAt: now(), usedAt: now() }))).toBe(
    'accepted',
  )
  expect(await insert(row({ purpose: 'phone-change' }))).toBe('accepted')
})
