import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { expireLeases } from '#tests/world/database/leases'
import { aBuyer, type Buyer, countOrderRows, NO_ORDER, WHOLE_ORDER } from '#tests/world/database/whole-order'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { readyToSend } from '#tests/world/visits/steps'
import { db, outbox } from '~/server/db/client.server'
import type { CrashPoint } from '~/server/env.server'

const SUMMARY = /^\/orders\/\d+\/summary$/
const MAILS = 3

const LEFT = { 'no order at all': NO_ORDER, 'the whole order': WHOLE_ORDER }

const POINTS: [CrashPoint, keyof typeof LEFT, number, string][] = [
  ['before-commit', 'no order at all', MAILS, 'posting again places it'],
  ['after-commit', 'the whole order', MAILS, 'posting again redirects to it'],
  [
    'after-mail-answer',
    'the whole order',
    MAILS + 1,
    'the email already accepted is sent again with the same id, and no other',
  ],
]

const world = await aWorld(async () => {
  const buyers: Buyer[] = []
  for (const [point] of POINTS) buyers.push(await aBuyer(`${point}@signers.example`))
  return buyers
})

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterEach(world.stopApps)
afterAll(async () => {
  await world.end()
  await smtp.stop()
})

function start(settings: Record<string, string> = {}): Promise<AppServer> {
  return world.start({ SMTP_URL: smtp.url, APP_ORIGIN: 'http://backlot.test', ...settings })
}

/** On the same port, so that the open page still works. */
const startAgain = ({ origin }: AppServer) => start({ PORT: new URL(origin).port })

function nextBuyer(): Buyer {
  const buyer = world.story.shift()
  if (!buyer) throw new Error('There are fewer buyers than kills.')
  return buyer
}

const received = ({ mailTo }: Buyer) => smtp.received.filter(({ to }) => to.some((one) => mailTo.includes(one)))
const messageIdOf = ({ source }: { source: string }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim()

async function allDelivered(buyer: Buyer, deliveries: number) {
  await vi.waitFor(() => expect(received(buyer)).toHaveLength(deliveries), { timeout: 30_000, interval: 20 })
  await world.stopApps()
  await world.inside(async () => {
    const rows = await db().select().from(outbox).where(inArray(outbox.recipient, buyer.mailTo))
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
    expect(await countOrderRows(buyer)).toEqual(WHOLE_ORDER)
  })
  expect(received(buyer)).toHaveLength(deliveries)
  expect(new Set(received(buyer).map(messageIdOf)).size).toBe(3)
  expect(received(buyer).flatMap(({ to }) => to)).toEqual(expect.arrayContaining(buyer.mailTo))
}

test.each(POINTS)(
  'killed at %s while ordering: %s is stored, %d emails arrive in the end, and %s',
  async (point, left, deliveries) => {
    const buyer = nextBuyer()
    const dying = await start({ BACKLOT_CRASH_AT: point })
    const visitor = await readyToSend(dying.origin, buyer.cookie, buyer.signer)
    await visitor.press('SEND').catch(() => null)
    await dying.ended
    if (SUMMARY.test(visitor.ledTo())) expect(left).toBe('the whole order')
    await world.inside(async () => {
      expect(await countOrderRows(buyer)).toEqual(LEFT[left])
      await expireLeases()
    })

    await startAgain(dying)
    while (!visitor.has('button', 'SEND')) visitor.back()
    expect((await visitor.press('SEND')).path).toMatch(SUMMARY)
    expect(visitor.text()).toContain('Order placed successfully.')
    await allDelivered(buyer, deliveries)
  },
)
