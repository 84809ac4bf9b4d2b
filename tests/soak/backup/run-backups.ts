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
import { archivesIn, emailsIn, isWhole } from './archives'
import { atTheDesk, invitationProblems, keepSearching } from './desk'

type Backups = {
  world: Awaited<ReturnType<typeof openWorld>>
  start: () => Promise<AppServer[]>
  seed: number
  kills: number
}

const VEHICLES = 100_000
const LATEST_KILL_MS = 5000
/** One second on an idle machine; set SOAK_MAX_MS on a busy one. */
const MAX_MS = Number(process.env.SOAK_MAX_MS ?? 1000)
const MAX_START_MS = 3 * MAX_MS

/**
 * Backups of 100,000 vehicles in the embedded database. During a backup every response takes less than a second, and six
 * concurrent requests make one backup. Then processes are killed during backups: no partial backup remains, no
 * acknowledged row is lost, and the app restarts within three seconds. Returns the problems found.
 */
export async function runBackups({ world, start, seed, kills }: Backups): Promise<string[]> {
  const soak = { wrong: [], acknowledged: [], backups: join(world.folder, 'backups'), chance: chanceFrom(seed) }
  const people = await world.inside(async () => {
    setEnv({ ACCESS_MINUTES: 600 })
    await fillDatabase(connection(), generateFleet(VEHICLES))
    return { provider: await signedIn(await aProvider()), renter: await signedIn(await anAdmin()) }
  })
  const { wrong }: Soak = soak
  let at = { ...people, app: await startTimed(start, wrong) }
  await measureDuringBackup(soak, at)
  for (let round = 1; round <= kills && wrong.length === 0; round += 1) {
    await killDuringBackup(soak, at, round)
    at = { ...people, app: await startTimed(start, wrong) }
    checkArchives(soak)
  }
  await checkLastBackup(soak, at)
  await world.stopApps()
  await world.inside(async () => wrong.push(...(await invitationProblems(soak.acknowledged))))
  return wrong
}

type Soak = { wrong: string[]; acknowledged: string[]; backups: string; chance: Chance }
type At = { app: AppServer; provider: string; renter: string }

async function startTimed(start: Backups['start'], wrong: string[]): Promise<AppServer> {
  const begun = performance.now()
  const [app] = await start()
  if (!app) throw new Error('No application was started.')
  const took = Math.round(performance.now() - begun)
  if (took > MAX_START_MS) wrong.push(`the app started after ${took} ms`)
  return app
}

async function measureDuringBackup({ wrong, acknowledged, backups, chance }: Soak, { app, provider, renter }: At) {
  const desk = atTheDesk(app.origin, provider)
  const usual = keepSearching(app.origin, renter, chance)
  await wait(5000)
  console.log(`Without a backup, the slowest of ${await usual.stop()}`)
  const search = keepSearching(app.origin, renter, chance)
  const invitations = desk.keepInviting('under-load', acknowledged)
  const asked = await Promise.all(Array.from({ length: 6 }, () => desk.askForBackup()))
  await desk.untilMade()
  console.log(
    `During a backup, the slowest search of ${await search.stop()}, the slowest invitation of ${await invitations.stop()}`,
  )
  const slowest = Math.max(search.slowestMs(), invitations.slowestMs(), ...asked)
  if (slowest > MAX_MS) wrong.push(`a response took ${Math.round(slowest)} ms during a backup`)
  wrong.push(...search.failures, ...invitations.failures)
  const made = archivesIn(backups).length
  if (made !== 1) wrong.push(`six concurrent requests made ${made} backups`)
}

async function killDuringBackup({ acknowledged, backups, chance }: Soak, { app, provider }: At, round: number) {
  const desk = atTheDesk(app.origin, provider)
  const invitations = desk.keepInviting(`round-${round}`, acknowledged)
  await desk.askForBackup()
  const after = chance.below(LATEST_KILL_MS)
  await wait(after)
  const isUnderway = existsSync(join(backups, '.unfinished'))
  await app.kill()
  await invitations.stop()
  console.log(`${round}. killed after ${after} ms, ${isUnderway ? 'during a backup' : 'after it'}`)
}

function checkArchives({ wrong, backups }: Soak) {
  if (existsSync(join(backups, '.unfinished'))) wrong.push('the start did not delete an unfinished backup')
  for (const archive of archivesIn(backups)) if (!isWhole(archive)) wrong.push(`${archive} is incomplete`)
}

async function checkLastBackup({ wrong, acknowledged, backups }: Soak, { app, provider }: At) {
  const desk = atTheDesk(app.origin, provider)
  await desk.askForBackup()
  await desk.untilMade()
  const backedUp = new Set(await emailsIn(archivesIn(backups).at(-1) ?? ''))
  const missing = acknowledged.filter((email) => !backedUp.has(email))
  wrong.push(...missing.map((email) => `${email} was invited but is not in a later backup`))
}
