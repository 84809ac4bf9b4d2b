import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { expireLeases } from '#tests/world/database/leases'
import type { startSmtpServer } from '#tests/world/outside/smtp'
import { db, outbox } from '~/server/db/client.server'
import { MAX_CONNECTIONS } from '~/server/mail/mailer.server'
import { chanceFrom } from './chance'
import { orderConcurrently, seedConcurrentOrders } from './concurrent-orders'
import { changedHistory, historyNow } from './history'
import { violations } from './invariants'
import { negotiateAll, seedNegotiated } from './negotiated'
import { written } from './operations/run-operations'
import { merged } from './post-results'
import { replayed } from './replay'
import { type Running, running } from './running'

type ConcurrentWrites = {
  world: Awaited<ReturnType<typeof openWorld>>
  startOne: () => Promise<AppServer>
  processes: number
  smtp: Awaited<ReturnType<typeof startSmtpServer>>
  seed: number
  operations: number
  minutes: number
}

/** Unrelated crews and vehicles in one round. */
const SCENES = 5
const MAX_KILLS = 3
const LATEST_KILL_MS = 8000
/** Emails count as lost when no email has arrived for this long. */
const SILENCE_MS = 60_000

/**
 * Rounds of concurrent orders, amendments, blocks and negotiations with killed processes, until enough forms were
 * posted or the time is over. Returns the problems found.
 */
export async function runConcurrentWrites({
  world,
  startOne,
  processes,
  smtp,
  seed,
  ...until
}: ConcurrentWrites): Promise<string[]> {
  const chance = chanceFrom(seed)
  const end = Date.now() + until.minutes * 60_000
  const did = { rounds: 0, posts: 0, order: 0, amendments: 0, block: 0, inquiry: 0, offer: 0, kills: 0, mails: 0 }
  const arrived = { ids: new Set<string>(), mails: 0 }
  const wrong: string[] = []
  while (did.posts < until.operations && Date.now() < end && wrong.length === 0) {
    did.rounds += 1
    await runRound()
    wrong.push(...(await world.inside(violations)))
  }
  wrong.push(...(await world.inside(replayed)))
  if (wrong.length === 0) await awaitAllMails()
  console.log(
    Object.entries(did)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  )
  return wrong

  async function runRound() {
    const scenes = await world.inside(async () => {
      const seeded = []
      while (seeded.length < SCENES) seeded.push(await seedConcurrentOrders(chance))
      return seeded
    })
    const deals = await world.inside(async () => {
      const seeded = []
      while (seeded.length < SCENES) seeded.push(await seedNegotiated())
      return seeded
    })
    const history = await world.inside(historyNow)
    const apps = await running(startOne, processes)
    const killing = killSome(apps)
    const results = merged(
      await Promise.all([
        ...scenes.map((scene) => orderConcurrently(apps, scene, chance)),
        ...deals.map((deal) => negotiateAll(apps, deal, chance, smtp.received)),
      ]),
    )
    const kills = await killing
    await world.stopApps()
    takeMails()
    await world.inside(async () => {
      const there = await written()
      const lost = [...results.written].filter((row) => !there.has(row))
      wrong.push(...lost.map((row) => `${row} was acknowledged but is lost`), ...(await changedHistory(history)))
      await expireLeases()
    })
    wrong.push(...results.failures)
    if (results.failures.length > 0) console.error(errorsIn(apps.output()))
    did.posts += results.sent - results.cutOff
    for (const row of results.written) did[kindOf(row)] += 1
    console.log(`${did.rounds}. round: ${results.sent} posts, ${kills} kills, ${results.cutOff} cut off`)
  }

  async function killSome(apps: Running): Promise<number> {
    const kills = chance.below(MAX_KILLS + 1)
    for (let count = 0; count < kills; count += 1) {
      await wait(chance.below(LATEST_KILL_MS))
      await apps.killOne(chance)
    }
    did.kills += kills
    return kills
  }

  async function awaitAllMails() {
    const written = await world.inside(async () => {
      await expireLeases()
      // some are superseded by a newer email, and others are withdrawn because their reason no longer exists
      const isExpected = inArray(outbox.status, ['queued', 'sent', 'failed'])
      return (await db().select({ id: outbox.messageId }).from(outbox).where(isExpected)).map(({ id }) => id)
    })
    await startOne()
    for (let last = { mails: 0, at: Date.now() }; Date.now() - last.at < SILENCE_MS; await wait(500)) {
      takeMails()
      if (missing(written).length === 0) break
      if (arrived.mails > last.mails) last = { mails: arrived.mails, at: Date.now() }
    }
    await world.stopApps()
    takeMails()
    did.mails = written.length
    wrong.push(...missing(written).map((id) => `the email ${id} never arrived`))
    const twice = arrived.mails - arrived.ids.size
    if (twice > did.kills * MAX_CONNECTIONS) wrong.push(`${twice} emails arrived twice after ${did.kills} kills`)
  }

  /** Stores only the ids, because there are tens of thousands of emails. */
  function takeMails() {
    for (const mail of smtp.received.splice(0)) {
      arrived.ids.add(messageIdOf(mail))
      arrived.mails += 1
    }
  }

  function missing(written: string[]): string[] {
    return written.filter((id) => !arrived.ids.has(id))
  }
}

const KINDS = ['order', 'block', 'inquiry', 'offer'] as const

function kindOf(row: string): (typeof KINDS)[number] | 'amendments' {
  const [name] = row.split(' ', 1)
  return KINDS.find((kind) => kind === name) ?? 'amendments'
}

const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .join('\n')

function messageIdOf({ source }: { source: string }): string {
  return /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
}
