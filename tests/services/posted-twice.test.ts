import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { ACTIONS, RESENDING } from '#tests/world/messages/actions'
import { setClock } from '~/server/clock.server'
import { db, links, outbox, rateLimits, verificationCodes } from '~/server/db/client.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'

useDatabase()

beforeEach(() => setClock(new Date('2026-11-20T12:00:00Z')))
afterEach(async () => {
  setClock()
  await db().delete(rateLimits)
})

test.each(Object.entries({ ...ACTIONS, ...RESENDING }))(
  '%s, posted twice at once and again afterwards, notifies once',
  async (name, ready) => {
    const post = await ready()
    const before = await sentSoFar()
    await Promise.all([post(), post()])
    expectOnce(before, await sentSoFar(), LINKS[name])
    if (name in RESENDING) return
    await post()
    expectOnce(before, await sentSoFar(), LINKS[name])
  },
)

test.each(Object.entries(RESENDING))('%s sends again until its limit', async (_, ready) => {
  const post = await ready()
  const before = await sentSoFar()
  const answers: unknown[] = []
  for (let posts = 0; posts < 5; posts += 1) {
    answers.push(await post())
    await sendCodes()
  }
  expect((await sentSoFar()).messages.length - before.messages.length).toBe(4)
  expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too-many-attempts' })
})

test('every service that writes an email or requests a code is covered here', () => {
  const writers = Object.entries(SOURCES)
    .filter(([path, source]) => !/(-emails?|\/end-old-access)\.server\.ts$/.test(path) && WRITES.test(source))
    .map(([path]) => path.replace('../../app/services/', '').replace('.server.ts', ''))
  const posted = Object.keys({ ...ACTIONS, ...RESENDING }).map((name) => name.split(': ', 1)[0])
  expect(writers.filter((service) => !(service in NO_ACTION)).sort()).toEqual([...new Set(posted)].sort())
})

const SOURCES = import.meta.glob<string>('../../app/services/**/*.server.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const WRITES = /^import \{[^}]*\} from '[^']*(-emails?|\/end-old-access|\/request-code)\.server'/m
const NO_ACTION: Record<string, string> = {
  'accounts/codes/send-codes': 'the job',
  'deals/deadlines/watch-deadlines': 'the job: see deadlines.test',
  'deals/deadlines/reissue-answer-link': 'what resending an undelivered email does',
  'today/send-morning-digests': 'the job: see morning-digest.test',
  'search/saved/send-matches': 'the job: see new-matches.test',
  'lists/external/remind-of-return': 'the job: see morning-digest.test',
  'owner/feed/apply-feed': 'what reading a calendar changes',
  'owner/feed/read-calendars': 'the job',
}

/** Every message in the outbox, and how many links and codes were issued with them. */
async function sentSoFar() {
  await sendCodes()
  return {
    messages: await db().select({ id: outbox.id, recipient: outbox.recipient, subject: outbox.subject }).from(outbox),
    links: await db().$count(links),
    codes: await db().$count(verificationCodes),
  }
}

type Sent = Awaited<ReturnType<typeof sentSoFar>>

/** Actions whose email has more than one link: one for each of two vehicles. */
const LINKS: Record<string, number> = { 'deals/selected/send-inquiries: send inquiries about several vehicles': 2 }

function expectOnce(before: Sent, after: Sent, links = 1) {
  const known = new Set(before.messages.map(({ id }) => id))
  const sent = after.messages.filter(({ id }) => !known.has(id)).map((each) => `${each.subject} to ${each.recipient}`)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent).toEqual([...new Set(sent)])
  expect(after.links - before.links).toBeLessThanOrEqual(links)
  expect(after.codes - before.codes).toBeLessThan(2)
}
