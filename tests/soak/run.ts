import { randomInt } from 'node:crypto'
import { embeddedPlace, openWorld, serverPlace } from '#tests/world/application/application-on-database'
import { startPostgres } from '#tests/world/database/postgres-server'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { runAnyDay } from './any-day'
import { runBackups } from './backup/run-backups'
import { runFuzz } from './fuzz/run-fuzz'
import { runInspections } from './inspection/run-inspections'
import { backupsByCommand, backupsByDesk } from './kills/backups'
import { runKills } from './kills/run-kills'
import { runStorms } from './storms'
import { runTampering } from './tampering'

/**
 * `npm run soak`: storms of orders and of what is done to them, with kills in between, until SOAK_OPERATIONS (100,000)
 * were sent or SOAK_MINUTES are over; `-- fuzz`: SOAK_REQUESTS
 * (100,000) that nobody honest would send; `-- kills`: SOAK_KILLS (200) in the middle of forms and of a backup; `-- backup`: backups
 * under load, and SOAK_KILLS (20) amid them, on the embedded database; `-- verify`: SOAK_CHANGES (2,000) of what was
 * signed, of which none goes unnoticed; `-- inspection`: SOAK_ROUNDS (4) inspections in a browser on a line that drops, cuts
 * and is gone for a minute; `-- any-day`: the demonstration, seeded on SOAK_DAYS (50) days. The same SEED makes the same choices; only the
 * races come out as they like. SOAK_ENGINE=server runs two processes on a PostgreSQL server. Needs a build. Ends with 1
 * as soon as something is wrong, after saying what.
 */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const isOnServer = process.env.SOAK_ENGINE === 'server'
const operations = Number(process.env.SOAK_OPERATIONS ?? 100_000)
const minutes = Number(process.env.SOAK_MINUTES ?? Number.POSITIVE_INFINITY)
const only = process.env.ONLY ?? `1-${process.env.SOAK_REQUESTS ?? 100_000}`
const kills = Number(process.env.SOAK_KILLS ?? 200)
const [, , what = 'storms'] = process.argv

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
  storms: () => runStorms({ world, startOne, processes, smtp, seed, operations, minutes }),
  fuzz: () => runFuzz({ world, start, seed, only }),
  kills: () => runKills({ world, startOne, processes, backups, seed, kills }),
  verify: () => runTampering({ world, seed, changes: Number(process.env.SOAK_CHANGES ?? 2000) }),
  inspection: () =>
    runInspections({ world, start: () => world.start(), seed, rounds: Number(process.env.SOAK_ROUNDS ?? 4) }),
  'any-day': () => runAnyDay({ world, seed, days: Number(process.env.SOAK_DAYS ?? 50) }),
  backup: () => runBackups({ world, start, seed, kills: Number(process.env.SOAK_KILLS ?? 20) }),
}

let wrong = [`There is no soak called ${what}: ${Object.keys(WHAT).join(', ')}.`]
try {
  wrong = (await WHAT[what]?.()) ?? wrong
} finally {
  await world.end()
  await postgres?.stop()
  await smtp.stop()
}
for (const sentence of wrong) console.error(`WRONG: ${sentence}`)
console.log(wrong.length === 0 ? 'Nothing was wrong.' : `Run it again with SEED=${seed}.`)
process.exit(wrong.length === 0 ? 0 : 1)
