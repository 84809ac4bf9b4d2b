import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, isNotNull } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { orders, outbox } from '~/server/db/schema'
import type { AppServer } from '../world/app-server'
import { embeddedPlace, openWorld, serverPlace } from '../world/open-world'
import { startPostgres } from '../world/postgres-server'
import { startSmtpServer } from '../world/smtp'
import { twoCrews } from '../world/two-crews'
import { chanceFrom } from './chance'
import { fuzz } from './fuzz'
import { contentOf, violations } from './invariants'
import { seedStorm, storm } from './storm'

/**
 * `npm run soak`: storms of orders with kills in between, and posts made by hand, until SOAK_MINUTES (10) are over. The
 * same SEED makes the same choices; only the races come out as they like. SOAK_ENGINE=server runs two processes on a
 * PostgreSQL server. Needs a build. Ends with 1 as soon as something is wrong, after saying what.
 */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const isOnServer = process.env.SOAK_ENGINE === 'server'
const LATEST_KILL_MS = 1500
const POSTS = 240
const LONGEST_DELIVERY_MS = 120_000

console.log(`Soak with SEED=${seed} for ${minutes} minutes, ${isOnServer ? 'PostgreSQL server' : 'embedded database'}`)
const chance = chanceFrom(seed)
const until = Date.now() + minutes * 60_000
const smtp = await startSmtpServer()
const postgres = isOnServer ? await startPostgres() : null
const world = await openWorld(postgres ? await serverPlace(postgres.url) : embeddedPlace, async () => undefined)
const did = { rounds: 0, posts: 0, orders: 0, kills: 0, nonsense: 0, mails: 0 }
const wrong: string[] = []

try {
  while (Date.now() < until && wrong.length === 0) {
    did.rounds += 1
    await (chance.happens(0.6) ? stormRound() : fuzzRound())
    wrong.push(...(await world.inside(violations)))
  }
  if (wrong.length === 0) await everyMailArrives()
} finally {
  await world.end()
  await postgres?.stop()
  await smtp.stop()
}
console.log(
  Object.entries(did)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
)
for (const sentence of wrong) console.error(`WRONG: ${sentence}`)
console.log(wrong.length === 0 ? 'Nothing was wrong.' : `Run it again with SEED=${seed}.`)
process.exit(wrong.length === 0 ? 0 : 1)

function startApps(): Promise<AppServer[]> {
  const [SMTP_URL = ''] = smtp.url.split('?')
  return Promise.all(
    Array.from({ length: isOnServer ? 2 : 1 }, () => world.start({ SMTP_URL, APP_ORIGIN: 'http://backlot.test' })),
  )
}

async function stormRound() {
  const buyers = await world.inside(() => seedStorm(chance))
  const apps = await startApps()
  const killed = chance.happens(0.6) ? killOne(apps) : Promise.resolve('nobody killed')
  const { sent, cutOff, orders: acknowledged, failures } = await storm(apps, buyers, chance)
  const kill = await killed
  await world.stopApps()
  await world.inside(async () => {
    for (const id of acknowledged) {
      if ((await db().$count(orders, eq(orders.id, id))) === 0) wrong.push(`order ${id} was acknowledged and is lost`)
    }
    await letLeasesRunOut()
  })
  wrong.push(...failures)
  if (failures.length > 0) for (const app of apps) console.error(errorsIn(app.output()))
  did.posts += sent
  did.orders += acknowledged.size
  console.log(`${did.rounds}. storm: ${sent} posts of ${buyers.length} buyers, ${kill}, ${cutOff} cut off`)
}

const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .join('\n')

async function killOne(apps: AppServer[]): Promise<string> {
  const app = chance.pick(apps)
  const after = chance.below(LATEST_KILL_MS)
  await wait(after)
  await app.kill()
  did.kills += 1
  return `one process killed after ${after} ms`
}

async function fuzzRound() {
  const story = await world.inside(twoCrews)
  const [side, other] = chance.happens(0.5) ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)
  const untouched = story[other].params.projectId
  const before = await world.inside(() => contentOf(untouched))
  wrong.push(...(await fuzz(await startApps(), story, side, POSTS, chance)))
  await world.stopApps()
  if ((await world.inside(() => contentOf(untouched))) !== before) wrong.push('a post changed another crew’s project')
  did.nonsense += POSTS
  console.log(`${did.rounds}. nonsense: ${POSTS} requests of ${side === 'ours' ? 'one crew' : 'the other crew'}`)
}

/** As if the two minutes had passed for which a process that dies keeps the mail it was delivering. */
async function letLeasesRunOut() {
  await db()
    .update(outbox)
    .set({ leasedUntil: new Date(0) })
    .where(isNotNull(outbox.leasedUntil))
}

async function everyMailArrives() {
  const written = await world.inside(async () => {
    await letLeasesRunOut()
    return (await db().select({ id: outbox.messageId }).from(outbox)).map(({ id }) => id)
  })
  await startApps()
  const deadline = Date.now() + LONGEST_DELIVERY_MS
  while (lacking(written).length > 0 && Date.now() < deadline) await wait(100)
  await world.stopApps()
  did.mails = written.length
  wrong.push(...lacking(written).map((id) => `the mail ${id} never arrived`))
  const twice = smtp.received.length - new Set(smtp.received.map(messageIdOf)).size
  if (twice > did.kills) wrong.push(`${twice} mails arrived twice after ${did.kills} kills`)
}

function lacking(written: string[]): string[] {
  const arrived = new Set(smtp.received.map(messageIdOf))
  return written.filter((id) => !arrived.has(id))
}

function messageIdOf({ source }: { source: string }): string {
  return /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
}
