import { randomInt } from 'node:crypto'
import { embeddedPlace, openWorld, serverPlace } from '#tests/world/application/application-on-database'
import { startPostgres } from '#tests/world/database/postgres-server'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { runAnyDay } from './any-day'
import { runBackups } from './backup/run-backups'
import { runConcurrentWrites } from './concurrent-writes'
import { runFuzz } from './fuzz/run-fuzz'
import { runInspections } from './inspection/run-inspections'
import { backupsByCommand, backupsByDesk } from './kills/backups'
import { runKills } from './kills/run-kills'
import { runNegotiations } from './negotiations'
import { runReactions } from './reactions'
import { runTampering } from './tampering'

/**
 * `npm run soak`: concurrent orders, amendments, blocks and negotiations while processes are killed, until
 * SOAK_OPERATIONS (100,000) forms were posted or SOAK_MINUTES are over. Other soaks:
 *
 * - `-- negotiations`: SOAK_OPERATIONS (100,000) steps of negotiations, by calls of the services
 * - `-- reactions`: SOAK_REACTIONS (10,000) reactions of 20 members
 * - `-- fuzz`: SOAK_REQUESTS (100,000) hostile requests
 * - `-- kills`: SOAK_KILLS (200) kills during forms and a backup
 * - `-- backup`: backups under load with SOAK_KILLS (20) kills, on the embedded database
 * - `-- verify`: SOAK_CHANGES (2,000) manipulations of signing records, which must all be detected
 * - `-- inspection`: SOAK_ROUNDS (4) inspections in a browser on a bad connection
 * - `-- any-day`: the demonstration seeded on SOAK_DAYS (50) days
 *
 * The same SEED makes the same choices, except for races. SOAK_ENGINE=server runs two processes on a PostgreSQL server.
 * Needs a build. Prints what is wrong and exits with 1.
 */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const isOnServer = process.env.SOAK_ENGINE === 'server'
const operations = Number(process.env.SOAK_OPERATIONS ?? 100_000)
const minutes = Number(process.env.SOAK_MINUTES ?? Number.POSITIVE_INFINITY)
const only = process.env.ONLY ?? `1-${process.env.SOAK_REQUESTS ?? 100_000}`
const kills = Number(process.env.SOAK_KILLS ?? 200)
const [, , what = 'concurrent-writes'] = process.argv

console.log(`Soak: ${what} with SEED=${seed}, ${isOnServer ? 'PostgreSQL server' : 'embedded database'}`)
const smtp = await startSmtpServer()
const postgres = isOnServer ? await startPostgres() : null
const place = postgres ? await serverPlace(postgres.url) : embeddedPlace
const world = await openWorld(place, async () => undefined)
const settings = {
  SMTP_URL: smtp.url,
  APP_ORIGIN: 'http://backlot.test',
  DEMO: '',
  PROXIES: '1',
  ACCESS_MINUTES: '600',
}
const processes = isOnServer ? 2 : 1
const startOne = () => world.start(settings)
const start = () => Promise.all(Array.from({ length: processes }, startOne))
const backups = (provider: string) =>
  isOnServer
    ? backupsByCommand({
        ...place.settings,
        DATA_DIR: world.folder,
        SESSION_SECRET: 'x'.repeat(32),
        SIGNING_KEYS: 'never read',
      })
    : backupsByDesk(world.folder, provider)
const WHAT: Record<string, () => Promise<string[]>> = {
  'concurrent-writes': () => runConcurrentWrites({ world, startOne, processes, smtp, seed, operations, minutes }),
  negotiations: () => runNegotiations({ world, seed, operations, minutes }),
  reactions: () => runReactions({ world, startOne, seed, reactions: Number(process.env.SOAK_REACTIONS ?? 10_000) }),
  fuzz: () => runFuzz({ world, start, seed, only }),
  kills: () => runKills({ world, startOne, processes, backups, seed, kills }),
  verify: () => runTampering({ world, seed, changes: Number(process.env.SOAK_CHANGES ?? 2000) }),
  inspection: () =>
    runInspections({ world, start: () => world.start(), seed, rounds: Number(process.env.SOAK_ROUNDS ?? 4) }),
  'any-day': () => runAnyDay({ world, seed, days: Number(process.env.SOAK_DAYS ?? 50) }),
  backup: () => runBackups({ world, start, seed, kills: Number(process.env.SOAK_KILLS ?? 20) }),
}

let wrong = [`Unknown soak ${what}. Choose one of ${Object.keys(WHAT).join(', ')}.`]
try {
  wrong = (await WHAT[what]?.()) ?? wrong
} finally {
  await world.end()
  await postgres?.stop()
  await smtp.stop()
}
for (const sentence of wrong) console.error(`WRONG: ${sentence}`)
console.log(wrong.length === 0 ? 'No problems found.' : `Run it again with SEED=${seed}.`)
process.exit(wrong.length === 0 ? 0 : 1)
