import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from '../../../scripts/prepare.mjs'

/** Takes a third less CPU time because it draws no windows, but has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Installs a Chromium if needed. Returns whether the browser tests can start one. */
export function installChromium() {
  if (!findChromium()) install([[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']])
  if (!findChromium()) install(withApt('chromium'))
  if (!process.env.CHROMIUM && !existsSync(HEADLESS_SHELL)) install(withApt('chromium-headless-shell'))
  return findChromium() !== undefined
}

/** Path of a full Chromium. */
export function findChromium() {
  return [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ownChromiumOfPlaywright(),
  ].find((path) => path && existsSync(path))
}

/** Path of the headless shell; of a full Chromium if there is none or CHROMIUM is set. */
export function findHeadlessShell() {
  return !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

function install(commands) {
  for (const [command, ...args] of commands) {
    console.log(`Installing a Chromium for the browser tests: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: INSTALL_LIMIT_MS })
  }
}

const INSTALL_LIMIT_MS = 180_000

function ownChromiumOfPlaywright() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
}

function withApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  const apt = ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  return [
    [...apt, 'update'],
    [...apt, 'install', '-y', name],
  ]
}
