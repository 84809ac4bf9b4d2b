import { beforeAll, expect, test } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { now } from '~/server/clock.server'
import { db, verificationCodes, violatedConstraint } from '~/server/db/client.server'

useDatabase()

type Row = typeof verificationCodes.$inferInsert

let accountId: string

beforeAll(async () => {
  accountId = (await anAdmin()).id
})

const row = (part: Partial<Row>): Row => ({
  accountId,
  purpose: 'password-reset',
  target: 'dana@crew.example',
  tokenHash: crypto.randomUUID(),
  expiresAt: now(),
  ...part,
})

const write = (...rows: Row[]) =>
  db()
    .insert(verificationCodes)
    .values(rows)
    .then(
      () => 'taken',
      (error: unknown) => violatedConstraint(error),
    )

test.each<[string, string, Partial<Row>[]]>([
  ['a sixth try', 'verification_attempts', [{ attempts: 6 }]],
  ['one token for two requests', 'verification_token_is_unique', [{ tokenHash: 'x' }, { tokenHash: 'x' }]],
  [
    'one right to change for two requests',
    'verification_change_token_is_unique',
    [{ changeTokenHash: 'y' }, { changeTokenHash: 'y' }],
  ],
  ['a change without an accepted code', 'verification_used_was_accepted', [{ usedAt: now() }]],
  ['a new number for nobody', 'verification_change_has_account', [{ purpose: 'phone-change', accountId: null }]],
  ['a new address for nobody', 'verification_change_has_account', [{ purpose: 'email-change', accountId: null }]],
])('the database refuses %s', async (_, constraint, parts) => {
  expect(await write(...parts.map(row))).toBe(constraint)
})

test('the database takes a reset without an account, and a change with one', async () => {
  expect(await write(row({ accountId: null }), row({ attempts: 5, acceptedAt: now(), usedAt: now() }))).toBe('taken')
  expect(await write(row({ purpose: 'phone-change' }))).toBe('taken')
})
