import { setTimeout as wait } from 'node:timers/promises'
import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { letLeasesRunOut } from '#tests/world/database/leases'
import type { startSmtpServer } from '#tests/world/outside/smtp'
import { db, outbox } from '~/server/db/client.server'
import { MAX_CONNECTIONS } from '~/server/mail/mailer.server'
import { chanceFrom } from './chance'
import { violations } from './invariants'
import { written } from './operations/run-operations'
import { together } from './pressed'
import { replayed } from './replay'
import { type Running, running } from './running'
import { seedStorm, storm } from './storm'

type Storms = {
  world: Awaited<ReturnType<typeof openWorld>>
  startOne: () => Promise<AppServer>
  processes: number
  smtp: Awaited<ReturnType<typeof startSmtpServer>>
  seed: number
  operations: number
  minutes: number
}

/** Crews and vehicles that have nothing to do with each other, in one storm. */
const SCENES = 5
const MOST_KILLS = 3
const LATEST_KILL_MS = 8000
/** How long no mail has to come until the rest counts as lost. */
const SILENCE_MS = 60_000

/**
 * Storms of orders and of what is done to them, amid which processes are killed and come back, until so many were sent or
 * the minutes are over; answers with what should not have happened.
 */
export async function runStorms({ world, startOne, processes, smtp, seed, ...until }: Storms): Promise<string[]> {
  const chance = chanceFrom(seed)
  const end = Date.now() + until.minutes * 60_000
  const did = { rounds: 0, posts: 0, order: 0, amendments: 0, block: 0, kills: 0, mails: 0 }
  const arrived = { ids: new Set<string>(), mails: 0 }
  const wrong: string[] = []
  while (did.posts < until.operations && Date.now() < end && wrong.length === 0) {
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
    const scenes = await world.inside(async () => {
      const seeded = []
      while (seeded.length < SCENES) seeded.push(await seedStorm(chance))
      return seeded
    })
    const apps = await running(startOne, processes)
    const killing = killSome(apps)
    const pressed = together(await Promise.all(scenes.map((scene) => storm(apps, scene, chance))))
    const kills = await killing
    await world.stopApps()
    takeMails()
    await world.inside(async () => {
      const there = await written()
      const lost = [...pressed.written].filter((row) => !there.has(row))
      wrong.push(...lost.map((row) => `${row} was acknowledged and is lost`))
      await letLeasesRunOut()
    })
    wrong.push(...pressed.failures)
    if (pressed.failures.length > 0) console.error(errorsIn(apps.output()))
    did.posts += pressed.sent - pressed.cutOff
    for (const row of pressed.written) did[kindOf(row)] += 1
    console.log(`${did.rounds}. storm: ${pressed.sent} posts, ${kills} kills, ${pressed.cutOff} cut off`)
  }

  async function killSome(apps: Running): Promise<number> {
    const kills = chance.below(MOST_KILLS + 1)
    for (let count = 0; count < kills; count += 1) {
      await wait(chance.below(LATEST_KILL_MS))
      await apps.killOne(chance)
    }
    did.kills += kills
    return kills
  }

  async function everyMailArrives() {
    const written = await world.inside(async () => {
      await letLeasesRunOut()
      return (await db().select({ id: outbox.messageId }).from(outbox)).map(({ id }) => id)
    })
    await startOne()
    for (let heard = { mails: 0, at: Date.now() }; Date.now() - heard.at < SILENCE_MS; await wait(500)) {
      takeMails()
      if (lacking(written).length === 0) break
      if (arrived.mails > heard.mails) heard = { mails: arrived.mails, at: Date.now() }
    }
    await world.stopApps()
    takeMails()
    did.mails = written.length
    wrong.push(...lacking(written).map((id) => `the mail ${id} never arrived`))
    const twice = arrived.mails - arrived.ids.size
    if (twice > did.kills * MAX_CONNECTIONS) wrong.push(`${twice} mails arrived twice after ${did.kills} kills`)
  }

  /** Keeps which arrived and lets go of what they say: there are tens of thousands. */
  function takeMails() {
    for (const mail of smtp.received.splice(0)) {
      arrived.ids.add(messageIdOf(mail))
      arrived.mails += 1
    }
  }

  function lacking(written: string[]): string[] {
    return written.filter((id) => !arrived.ids.has(id))
  }
}

function kindOf(row: string): 'order' | 'amendments' | 'block' {
  const [kind] = row.split(' ', 1)
  return kind === 'order' || kind === 'block' ? kind : 'amendments'
}

const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .join('\n')

function messageIdOf({ source }: { source: string }): string {
  return /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
}
