import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { anAdmin, aProvider, signedIn } from '#tests/world/builders'
import { connection } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { fillDatabase } from '../../../bench/search/fill'
import { generateFleet } from '../../../bench/search/fleet'
import { type Chance, chanceFrom } from '../chance'
import { archivesIn, isWhole, ownersIn } from './archives'
import { atTheDesk, invitedTo, keepSearching } from './desk'

type Backups = {
  world: Awaited<ReturnType<typeof openWorld>>
  start: () => Promise<AppServer[]>
  seed: number
  kills: number
}

const VEHICLES = 100_000
const LATEST_KILL_MS = 5000
/** A second is asked of a machine with nothing else to do; a busy one says what it can do. */
const LONGEST_MS = Number(process.env.SOAK_LONGEST_MS ?? 1000)
const LONGEST_START_MS = 3 * LONGEST_MS

/**
 * Backups of 100,000 vehicles in the embedded database. Every answer comes within a second while one is made, and six
 * who ask at once get one. Then processes are killed at any moment of one: nothing half is left, nothing acknowledged
 * is lost, and the application is there again within three seconds. Answers with what should not have happened.
 */
export async function runBackups({ world, start, seed, kills }: Backups): Promise<string[]> {
  const soak = { wrong: [], acknowledged: [], backups: join(world.folder, 'backups'), chance: chanceFrom(seed) }
  const people = await world.inside(async () => {
    setEnv({ ACCESS_MINUTES: 600 })
    await fillDatabase(connection(), generateFleet(VEHICLES))
    return { provider: await signedIn(await aProvider()), renter: await signedIn(await anAdmin()) }
  })
  const { wrong }: Soak = soak
  let at = { ...people, app: await startedIn(start, wrong) }
  await whileOneIsMade(soak, at)
  for (let round = 1; round <= kills && wrong.length === 0; round += 1) {
    await killedAmidOne(soak, at, round)
    at = { ...people, app: await startedIn(start, wrong) }
    checkWhatIsLeft(soak)
  }
  await lastOneHasEverything(soak, at)
  await world.stopApps()
  await world.inside(async () => wrong.push(...(await invitedTo(soak.acknowledged))))
  return wrong
}

type Soak = { wrong: string[]; acknowledged: string[]; backups: string; chance: Chance }
type At = { app: AppServer; provider: string; renter: string }

async function startedIn(start: Backups['start'], wrong: string[]): Promise<AppServer> {
  const begun = performance.now()
  const [app] = await start()
  if (!app) throw new Error('No application was started.')
  const took = Math.round(performance.now() - begun)
  if (took > LONGEST_START_MS) wrong.push(`the application was there after ${took} ms`)
  return app
}

async function whileOneIsMade({ wrong, acknowledged, backups, chance }: Soak, { app, provider, renter }: At) {
  const desk = atTheDesk(app.origin, provider)
  const usual = keepSearching(app.origin, renter, chance)
  await wait(5000)
  console.log(`Without a backup the slowest of ${await usual.stop()}`)
  const search = keepSearching(app.origin, renter, chance)
  const invitations = desk.keepInviting('under-load', acknowledged)
  const asked = await Promise.all(Array.from({ length: 6 }, () => desk.askForBackup()))
  await desk.untilMade()
  console.log(`While one was made the slowest of ${await search.stop()}, of invitations of ${await invitations.stop()}`)
  const slowest = Math.max(search.slowestMs(), invitations.slowestMs(), ...asked)
  if (slowest > LONGEST_MS) wrong.push(`an answer took ${Math.round(slowest)} ms while a backup was made`)
  wrong.push(...search.failures, ...invitations.failures)
  const made = archivesIn(backups).length
  if (made !== 1) wrong.push(`six who asked at once made ${made} backups`)
}

async function killedAmidOne({ acknowledged, backups, chance }: Soak, { app, provider }: At, round: number) {
  const desk = atTheDesk(app.origin, provider)
  const invitations = desk.keepInviting(`round-${round}`, acknowledged)
  await desk.askForBackup()
  const after = chance.below(LATEST_KILL_MS)
  await wait(after)
  const isUnderway = existsSync(join(backups, '.unfinished'))
  await app.kill()
  await invitations.stop()
  console.log(`${round}. killed after ${after} ms, ${isUnderway ? 'amid a backup' : 'after it'}`)
}

function checkWhatIsLeft({ wrong, backups }: Soak) {
  if (existsSync(join(backups, '.unfinished'))) wrong.push('a start leaves half a backup where it lies')
  for (const archive of archivesIn(backups)) if (!isWhole(archive)) wrong.push(`${archive} is half a backup`)
}

async function lastOneHasEverything({ wrong, acknowledged, backups }: Soak, { app, provider }: At) {
  const desk = atTheDesk(app.origin, provider)
  await desk.askForBackup()
  await desk.untilMade()
  const held = new Set(await ownersIn(archivesIn(backups).at(-1) ?? ''))
  const lacking = acknowledged.filter((email) => !held.has(email))
  wrong.push(...lacking.map((email) => `${email} was invited and is not in a backup made afterwards`))
}
