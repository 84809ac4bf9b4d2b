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

test.each(BUTTONS)('%s, posted twice in a row, notifies once', async (_, _service, ready) => {
  const press = await ready()
  const before = await sentSoFar()
  await press()
  await sendCodes()
  await press()
  expectOnce(before, await sentSoFar())
})

test.each([...BUTTONS, ...AGAIN])('%s, posted twice at once, notifies once', async (_, _service, ready) => {
  const press = await ready()
  const before = await sentSoFar()
  await Promise.all([press(), press()])
  expectOnce(before, await sentSoFar())
})

test.each(AGAIN)('%s sends again until its limit', async (_, _service, ready) => {
  const press = await ready()
  const before = await sentSoFar()
  const answers: unknown[] = []
  for (let presses = 0; presses < 5; presses += 1) {
    answers.push(await press())
    await sendCodes()
  }
  expect((await sentSoFar()).letters.length - before.letters.length).toBe(4)
  expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too-many-tries' })
})

test('every service that writes an email or requests a code is posted here', () => {
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
  'orders/items/apply-amendment': 'posted as amend-item',
  'accounts/codes/send-codes': 'the job',
  'signing/docusign/follow-envelope': 'the job',
  'signing/renew-agreement': 'posted as amend-item',
}

/** Every message in the outbox, and how many links and codes were issued with them. */
async function sentSoFar() {
  await sendCodes()
  return {
    letters: await db().select({ id: outbox.id, recipient: outbox.recipient, subject: outbox.subject }).from(outbox),
    links: await db().$count(links),
    codes: await db().$count(verificationCodes),
  }
}

type Sent = Awaited<ReturnType<typeof sentSoFar>>

function expectOnce(before: Sent, after: Sent) {
  const known = new Set(before.letters.map(({ id }) => id))
  const sent = after.letters.filter(({ id }) => !known.has(id)).map((each) => `${each.subject} to ${each.recipient}`)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent).toEqual([...new Set(sent)])
  expect(after.links - before.links).toBeLessThan(2)
  expect(after.codes - before.codes).toBeLessThan(2)
}
