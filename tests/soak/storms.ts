import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { letLeasesRunOut } from '#tests/world/database/leases'
import type { startSmtpServer } from '#tests/world/outside/smtp'
import { db } from '~/server/db/client.server'
import { orders, outbox } from '~/server/db/schema'
import { chanceFrom } from './chance'
import { violations } from './invariants'
import { written } from './operations/run-operations'
import { replayed } from './replay'
import { seedStorm, storm } from './storm'

type Storms = {
  world: Awaited<ReturnType<typeof openWorld>>
  start: () => Promise<AppServer[]>
  smtp: Awaited<ReturnType<typeof startSmtpServer>>
  seed: number
  operations: number
  minutes: number
}

const LATEST_KILL_MS = 1500
const LONGEST_DELIVERY_MS = 120_000

/**
 * Storms of orders and of what is done to them, with kills in between, until so many were sent or the minutes are over;
 * answers with what should not have happened.
 */
export async function runStorms({ world, start, smtp, seed, operations, minutes }: Storms): Promise<string[]> {
  const chance = chanceFrom(seed)
  const until = Date.now() + minutes * 60_000
  const did = { rounds: 0, posts: 0, orders: 0, amendments: 0, blocks: 0, kills: 0, mails: 0 }
  const wrong: string[] = []
  while (did.posts < operations && Date.now() < until && wrong.length === 0) {
    did.rounds += 1
    await stormRound()
    wrong.push(...(await world.inside(violations)))
  }
  wrong.push(...(await world.inside(replayed)))
  if (wrong.length === 0) await everyMailArrives()
  console.log(
    Object.entries(did)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  )
  return wrong

  async function stormRound() {
    const scene = await world.inside(() => seedStorm(chance))
    const apps = await start()
    const killed = chance.happens(0.6) ? killOne(apps) : Promise.resolve('nobody killed')
    const { sent, cutOff, orders: acknowledged, amendments, blocks, failures } = await storm(apps, scene, chance)
    const kill = await killed
    await world.stopApps()
    await world.inside(async () => {
      for (const id of acknowledged) {
        if ((await db().$count(orders, eq(orders.id, id))) === 0) wrong.push(`order ${id} was acknowledged and is lost`)
      }
      const there = await written()
      wrong.push(
        ...[...amendments, ...blocks]
          .filter((row) => !there.has(row))
          .map((row) => `${row} was acknowledged and is lost`),
      )
      await letLeasesRunOut()
    })
    wrong.push(...failures)
    if (failures.length > 0) for (const app of apps) console.error(errorsIn(app.output()))
    did.posts += sent - cutOff
    did.amendments += amendments.size
    did.blocks += blocks.size
    did.orders += acknowledged.size
    console.log(
      `${did.rounds}. storm: ${sent} posts by ${scene.buyers.length} buyers and about ${scene.booked.length} bookings, ${kill}, ${cutOff} cut off`,
    )
  }

  async function killOne(apps: AppServer[]): Promise<string> {
    const app = chance.pick(apps)
    const after = chance.below(LATEST_KILL_MS)
    await wait(after)
    await app.kill()
    did.kills += 1
    return `one process killed after ${after} ms`
  }

  async function everyMailArrives() {
    const written = await world.inside(async () => {
      await letLeasesRunOut()
      return (await db().select({ id: outbox.messageId }).from(outbox)).map(({ id }) => id)
    })
    await start()
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
}

const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .join('\n')

function messageIdOf({ source }: { source: string }): string {
  return /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
}
