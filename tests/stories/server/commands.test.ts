import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listening } from '#tests/world/application/app-server'
import { freePort } from '#tests/world/application/free-port'

const ROOT = join(import.meta.dirname, '../../..')
const START = ['scripts/start.mjs']
const tsx = (name: string) => ['--import', 'tsx', `scripts/${name}.server.ts`]
const BACKUP = tsx('backup')

let folder: string
let started: ReturnType<typeof command>
let port: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-commands-'))
  port = String(await freePort())
  started = command(START, { PORT: port })
  await listening(started)
})
afterAll(async () => {
  if (started.child.exitCode === null) started.child.kill('SIGKILL')
  await started.exit
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command of package.json and collects its output. */
function command(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      said += piece
    })
  }
  const exit = once(child, 'close').then(() => ({ code: child.exitCode, said }))
  return { child, stdout: child.stdout, output: () => said, exit }
}

test('a second process on the same data is refused with the id of the first', async () => {
  const { code, said } = await command(START, { PORT: String(await freePort()) }).exit
  expect(code).toBe(1)
  expect(said.trim()).toMatch(
    new RegExp(`^The data folder ${folder} is in use by process ${started.child.pid} on .* stop that one first`),
  )
})

test('an address with the ids of all boxes on the longest page is read', async () => {
  const ids = Array.from({ length: 400 }, () => ['selected', crypto.randomUUID()])
  const response = await fetch(`http://127.0.0.1:${port}/healthz?${new URLSearchParams(ids)}`)
  expect(response.status).toBe(200)
})

test('a port in use is reported before anything is written', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const { code, said } = await command(START, { PORT: port, DATA_DIR: elsewhere }).exit
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: `Port ${port} is in use: stop what listens there, or set PORT.`,
  })
  expect(existsSync(elsewhere)).toBe(false)
})

const SCRIPTS = join(ROOT, 'scripts')
const CHECK = 'check-settings.server.ts'
/** Prints the settings that are still missing. */
const READS_NONE = 'first-signing-key.server.ts'

test.each(readdirSync(SCRIPTS).filter((name) => name.endsWith('.server.ts') && ![CHECK, READS_NONE].includes(name)))(
  '%s checks the settings before importing anything else',
  (name) => {
    const [first] = readFileSync(join(SCRIPTS, name), 'utf8').split('\n')
    expect(first).toBe("import './check-settings.server'")
  },
)

test.each([
  ['npm run dev', tsx('check-settings'), { SMTP_URL: 'mail.test' }],
  ['npm start', START, { NODE_ENV: 'development', PORT: 'abc' }],
  ['npm run demo', ['scripts/demo.mjs'], { APP_ORIGIN: 'backlot.example' }],
])('%s reports invalid settings in one sentence only', async (_, args, settings) => {
  const elsewhere = join(folder, 'elsewhere')
  const { code, said } = await command(args, { DATA_DIR: elsewhere, ...settings }).exit
  expect(code).toBe(1)
  expect(said).toMatch(/^The environment cannot be used: [A-Z_]+ must .+\.\n$/)
  expect(existsSync(elsewhere)).toBe(false)
})

test('a backup is refused while the application runs', async () => {
  const { code, said } = await command(BACKUP).exit
  expect(code).toBe(1)
  expect(said).toContain(`in use by process ${started.child.pid}`)
  expect(said).toContain('A running application makes its backups itself: every night, and on the Backup page')
})

test('SIGTERM stops cleanly and releases the data, and a backup can then be made', async () => {
  started.child.kill('SIGTERM')
  expect((await started.exit).code).toBe(0)
  expect(readdirSync(folder)).not.toContain('lock')

  const { code, said } = await command(BACKUP).exit
  expect(code).toBe(0)
  const file = /Backup written to (.*)$/m.exec(said)?.[1] ?? ''
  const GZIP = [0x1f, 0x8b]
  expect([...readFileSync(file).subarray(0, 2)]).toEqual(GZIP)
})

test('the demonstration starts on existing data, prints its URL and stops on a signal', async () => {
  const demo = command(['scripts/demo.mjs'], { PORT: port })
  await listening(demo)
  await expect.poll(demo.output, { timeout: 10_000 }).toContain(`http://localhost:${port}`)
  demo.child.kill('SIGTERM')
  const { said } = await demo.exit
  expect(said).not.toContain('Filling the demonstration')
  expect(said).toContain('"msg":"stopped"')
  expect(readdirSync(folder)).not.toContain('lock')
})

test('a signing key can be created before the other production settings', async () => {
  const { code, said } = await command(tsx('first-signing-key'), { DATABASE_URL: 'postgres://nobody' }).exit
  expect({ code, said: said.trim() }).toMatchObject({ code: 0, said: expect.stringMatching(/^SIGNING_KEYS=\S{100,}$/) })
})

test('a backup without pg_dump says what to install', async () => {
  const server = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SESSION_SECRET: 'x'.repeat(32),
    SIGNING_KEYS: 'never read',
    PATH: '/nowhere',
  }
  const { code, said } = await command(BACKUP, server).exit
  expect(code).toBe(1)
  expect(said).toContain('pg_dump was not found: install the PostgreSQL client programs')
})
