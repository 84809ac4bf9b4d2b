import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from '../../../scripts/prepare.mjs'

/** Path of a Chromium that the browser tests can start, installed if need be; undefined when there is no way to one. */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found
  for (const [command, ...args] of waysToInstall()) {
    console.log(`No Chromium was found: trying ${[command, ...args].join(' ')}`)
    spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: INSTALL_LIMIT_MS })
    const installed = findChromium()
    if (installed) return installed
  }
  return undefined
}

const INSTALL_LIMIT_MS = 180_000

function findChromium() {
  return [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ownChromiumOfPlaywright(),
  ].find((path) => path && existsSync(path))
}

function ownChromiumOfPlaywright() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
}

function waysToInstall() {
  const withPlaywright = [process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']
  const isRoot = process.getuid?.() === 0
  const withApt =
    isRoot && existsSync('/usr/bin/apt-get')
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', 'chromium'],
        ]
      : []
  return [withPlaywright, ...withApt]
}
