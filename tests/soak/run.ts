import { randomInt } from 'node:crypto'
import { embeddedPlace, openWorld, serverPlace } from '../world/open-world'
import { startPostgres } from '../world/postgres-server'
import { startSmtpServer } from '../world/smtp'
import { runFuzz } from './fuzz/run-fuzz'
import { runStorms } from './storms'

/**
 * `npm run soak`: storms of orders with kills in between until SOAK_MINUTES (10) are over; `-- fuzz`: SOAK_REQUESTS
 * (100,000) that nobody honest would send. The same SEED makes the same choices; only the races come out as they like.
 * SOAK_ENGINE=server runs two processes on a PostgreSQL server. Needs a build. Ends with 1 as soon as something is
 * wrong, after saying what.
 */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const isOnServer = process.env.SOAK_ENGINE === 'server'
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const only = process.env.ONLY ?? `1-${process.env.SOAK_REQUESTS ?? 100_000}`
const [, , what = 'storms'] = process.argv

console.log(`Soak: ${what} with SEED=${seed}, ${isOnServer ? 'PostgreSQL server' : 'embedded database'}`)
const smtp = await startSmtpServer()
const postgres = isOnServer ? await startPostgres() : null
const world = await openWorld(postgres ? await serverPlace(postgres.url) : embeddedPlace, async () => undefined)
const start = (settings: Record<string, string> = {}) => {
  const [SMTP_URL = ''] = smtp.url.split('?')
  const all = {
    SMTP_URL,
    APP_ORIGIN: 'http://backlot.test',
    DEMO: '',
    PROXIES: '1',
    ACCESS_MINUTES: '600',
    ...settings,
  }
  return Promise.all(Array.from({ length: isOnServer ? 2 : 1 }, () => world.start(all)))
}
const WHAT: Record<string, () => Promise<string[]>> = {
  storms: () => runStorms({ world, start, smtp, seed, minutes }),
  fuzz: () => runFuzz({ world, start, seed, only }),
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
