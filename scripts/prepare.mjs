import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Plain Node, because it runs before anything is installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const OLDEST_NODE = 20

/** Files outside of the folders that change the build. */
const CONFIGURATION = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts/chunks.ts']

/** Exits with a sentence if this Node is too old. */
export function requireNode() {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= OLDEST_NODE) return
  console.error(`Backlot needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the packages of package-lock.json if any is missing, has another version or is patched differently. */
export function installLacking() {
  const changed = changedPatches()
  if (isInstalled() && changed.length === 0) return
  console.log('Installing packages ...')
  // a patch applies to the published package, so let npm download it again
  for (const name of changed) rmSync(join(root, 'node_modules', packageOf(name)), { recursive: true, force: true })
  // not `npm ci`, which refuses a lock file written where other platforms' binaries were not available
  run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'])
}

/** File names of the patches that were added, changed, removed or undone since they were applied. */
export function changedPatches(folder = root) {
  const applied = readRecord(folder)
  const wanted = hashPatches(folder)
  return Object.keys({ ...applied, ...wanted }).filter((name) => applied[name] !== wanted[name])
}

/** Records which patches are applied: called by `postinstall`, after patch-package. */
export function recordPatches(folder = root) {
  writeFileSync(recordFile(folder), JSON.stringify(hashPatches(folder)))
}

/** Builds if there is no build, or if it is older than its sources. */
export function buildIfStale() {
  const built = join(root, 'build/server/index.js')
  if (existsSync(built) && statSync(built).mtimeMs >= newestSource()) return
  console.log('Building ...')
  run(npm, ['run', 'build', '--silent'])
}

/** Runs a command in the project's folder; if it fails, exits with its code. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status || 1)
}

/** Whether nothing listens on a port. */
export function isFree(port, host) {
  const probe = createServer()
  return new Promise((answer) => {
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })
}

function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function packagesIn(lockFile) {
  const file = join(root, lockFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** '@scope+name+1.2.3.patch' belongs to the package '@scope/name'. */
const packageOf = (name) => name.replace(/\+\d.*$/, '').replace('+', '/')

const recordFile = (folder) => join(folder, 'node_modules/.patches.json')

function readRecord(folder) {
  const file = recordFile(folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function hashPatches(folder) {
  const patches = join(folder, 'patches')
  const names = existsSync(patches) ? readdirSync(patches).filter((name) => name.endsWith('.patch')) : []
  return Object.fromEntries(names.map((name) => [name, hashPatch(folder, readFileSync(join(patches, name), 'utf8'))]))
}

/** Includes the patched files, because npm may have restored the published ones. */
function hashPatch(folder, patch) {
  const hash = createHash('sha256').update(patch)
  for (const [, name] of patch.matchAll(/^\+\+\+ b\/(.+)$/gm)) {
    const file = join(folder, name)
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function newestSource() {
  const files = CONFIGURATION.map((name) => join(root, name))
  const folders = ['app', 'public', 'patches'].map((name) => join(root, name)).filter(existsSync)
  return Math.max(...[...files, ...folders.flatMap(filesIn)].map((file) => statSync(file).mtimeMs))
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
