import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { AGAIN, BUTTONS } from '#tests/world/letters/letter-buttons'
import { setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { links, outbox, rateLimits, verificationCodes } from '~/server/db/schema'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'

useDatabase()

beforeEach(() => setClock(new Date('2026-11-20T12:00:00Z')))
afterEach(async () => {
  setClock()
  await db().delete(rateLimits)
})

test.each(BUTTONS)('%s, posted twice in a row, is told of once', async (_, _service, ready) => {
  const press = await ready()
  const before = await told()
  await press()
  await sendCodes()
  await press()
  expectOnce(before, await told())
})

test.each([...BUTTONS, ...AGAIN])('%s, posted twice at once, is told of once', async (_, _service, ready) => {
  const press = await ready()
  const before = await told()
  await Promise.all([press(), press()])
  expectOnce(before, await told())
})

test.each(AGAIN)('%s sends again until its limit', async (_, _service, ready) => {
  const press = await ready()
  const before = await told()
  const answers: unknown[] = []
  for (let presses = 0; presses < 5; presses += 1) {
    answers.push(await press())
    await sendCodes()
  }
  expect((await told()).letters.length - before.letters.length).toBe(4)
  expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too-many-tries' })
})

test('every service that writes a letter or asks for a code is pressed here', () => {
  const writers = Object.entries(SOURCES)
    .filter(([path, source]) => !/(-(emails?|messages)|\/due-notices)\.server\.ts$/.test(path) && WRITES.test(source))
    .map(([path]) => path.replace('../../app/services/', '').replace('.server.ts', ''))
  const pressed = [...BUTTONS, ...AGAIN].map(([, service]) => service)
  expect(writers.filter((service) => !(service in NO_BUTTON)).sort()).toEqual([...new Set(pressed)].sort())
})

const SOURCES = import.meta.glob<string>('../../app/services/**/*.server.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const WRITES = /from '[^']*(-(emails?|messages)|\/due-notices|\/request-code|\/write-(mail|sms))\.server'/
const NO_BUTTON: Record<string, string> = {
  'accounts/codes/send-codes': 'the job',
  'signing/docusign/follow-envelope': 'the job',
  'signing/renew-agreement': 'pressed as amend-item',
}

/** Everything that has left for somebody, and what was issued with it. */
async function told() {
  await sendCodes()
  return {
    letters: await db().select({ id: outbox.id, recipient: outbox.recipient, subject: outbox.subject }).from(outbox),
    links: await db().$count(links),
    codes: await db().$count(verificationCodes),
  }
}

type Told = Awaited<ReturnType<typeof told>>

function expectOnce(before: Told, after: Told) {
  const known = new Set(before.letters.map(({ id }) => id))
  const sent = after.letters.filter(({ id }) => !known.has(id)).map((each) => `${each.subject} to ${each.recipient}`)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent).toEqual([...new Set(sent)])
  expect(after.links - before.links).toBeLessThan(2)
  expect(after.codes - before.codes).toBeLessThan(2)
}
