import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Plain Node, because it runs before anything is installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const OLDEST_NODE = 20

/** Ends the process with a sentence when this Node is too old for what follows. */
export function requireNode() {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= OLDEST_NODE) return
  console.error(`Backlot needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the packages of package-lock.json when some are missing or of another version, or when a patch changed. */
export function installLacking() {
  if (isInstalled() && isPatched()) return
  console.log('Installing packages ...')
  // a patch applies to the package as published
  if (!isPatched()) for (const folder of patchedPackages()) rmSync(folder, { recursive: true, force: true })
  // not `npm ci`: it refuses a lock file that was written where other platforms' binaries could not be had
  run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'])
  writeFileSync(APPLIED, patchesHash())
}

/** Builds when there is no build, or when it is older than what it is made of. */
export function buildIfStale() {
  const built = join(root, 'build/server/index.js')
  if (existsSync(built) && statSync(built).mtimeMs >= newestSource()) return
  console.log('Building ...')
  run(npm, ['run', 'build', '--silent'])
}

/** Runs a command in the project's folder; ends this process when it fails, with its code. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status || 1)
}

function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

/** Hash of the patches that `npm install` applied. */
const APPLIED = join(root, 'node_modules/.applied-patches')
const PATCHES = join(root, 'patches')

function isPatched() {
  return existsSync(APPLIED) && readFileSync(APPLIED, 'utf8') === patchesHash()
}

function patchesHash() {
  const hash = createHash('sha256')
  for (const name of readdirSync(PATCHES).sort()) hash.update(name).update(readFileSync(join(PATCHES, name)))
  return hash.digest('hex')
}

/** From names such as `@remix-run+router+1.23.3.patch`. */
function patchedPackages() {
  return readdirSync(PATCHES).map((name) => join(root, 'node_modules', ...name.split('+').slice(0, -1)))
}

function packagesIn(lockFile) {
  const file = join(root, lockFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function newestSource() {
  const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'].map((name) => join(root, name))
  const folders = ['app', 'patches', 'public'].map((name) => join(root, name)).filter(existsSync)
  return Math.max(...[...files, ...folders.flatMap(filesIn)].map((file) => statSync(file).mtimeMs))
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
