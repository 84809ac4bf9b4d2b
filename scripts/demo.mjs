import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIfStale, installLacking, isFree, requireNode, root } from './prepare.mjs'

/** Starts a demonstration from a fresh checkout. Later runs start within seconds and keep its data. */
requireNode()
installLacking()
buildIfStale()

// The demonstration has its own database and folder and never writes to a configured server or bucket.
delete process.env.DATABASE_URL
for (const name of Object.keys(process.env)) if (name.startsWith('S3_')) delete process.env[name]
process.env.NODE_ENV = 'production'
process.env.DEMO = '1'
process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || './data')
process.env.PORT ||= String(await freePort(3000))
const SECRET = 'session-secret'
const address = `http://localhost:${process.env.PORT}`
process.env.APP_ORIGIN ||= address

const welcome = command('welcome', [process.env.APP_ORIGIN], { encoding: 'utf8' })
if (welcome.status !== 0) {
  process.stderr.write(welcome.stderr)
  process.exit(1)
}
if (!existsSync(join(process.env.DATA_DIR, 'db'))) seed(process.env.DATA_DIR)
await import('./start.mjs')
await answering(`${address}/healthz`)
// directly to stdout, because console writes to the log by now
process.stdout.write(`${welcome.stdout}\n`)

/** Seeds a temporary folder and moves it into place when complete, so that an interrupted seeding starts over. */
function seed(folder) {
  console.log('Filling the demonstration with data ...')
  const aside = join(folder, '.seeding')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  // messages are encrypted with the secret that the folder will have
  if (existsSync(join(folder, SECRET))) copyFileSync(join(folder, SECRET), join(aside, SECRET))
  const { status } = command('seed', [], { stdio: 'inherit', env: { ...process.env, DATA_DIR: aside } })
  if (status !== 0) process.exit(status || 1)
  // The database is moved last, so its presence means that everything else is in place. Files without a database can be
  // overwritten.
  const names = readdirSync(aside).sort((name, other) => Number(name === 'db') - Number(other === 'db'))
  for (const name of names) {
    rmSync(join(folder, name), { recursive: true, force: true })
    renameSync(join(aside, name), join(folder, name))
  }
  rmSync(aside, { recursive: true, force: true })
}

function command(name, args, options) {
  const script = join(root, `scripts/${name}.server.ts`)
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, ...options })
}

async function freePort(from) {
  return (await isFree(from)) ? from : freePort(from + 1)
}

async function answering(url) {
  for (;;) {
    const answered = await fetch(url).catch(() => undefined)
    if (answered) return
    await new Promise((wake) => setTimeout(wake, 50))
  }
}
