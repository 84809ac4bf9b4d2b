import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Runs the built application in this very process, so that the signals it gets are the ones the server hears: it then
 * finishes its requests, stops its jobs, closes the database and lets go of the data folder.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const build = join(root, 'build/server/index.js')

process.chdir(root)
process.env.NODE_ENV ??= 'production'
if (!existsSync(build)) giveUp('There is no build yet: run `npm run build` first.')
const { PORT, HOST } = process.env
if (isPort(PORT) && !(await isFree(Number(PORT), HOST)))
  giveUp(`Port ${PORT} is in use: stop what listens there, or set PORT.`)

try {
  // Evaluating the build opens and migrates the database. remix-serve asks for it under the same address, so it is
  // evaluated once, and what goes wrong is told in a sentence here.
  await import(`${pathToFileURL(build)}?t=${statSync(build).mtimeMs}`)
} catch (error) {
  giveUp(error.message, error)
}

const requireFromServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'))
serveFilesOnly(requireFromServe('express'))
process.argv.splice(2, process.argv.length, build)
requireFromServe('./cli.js')

/**
 * remix-serve looks for a file of the same name before each page, and builds an error when there is none: a twentieth of
 * the work of a page. Every file in `public` and among the assets has an extension; hardly any page has one.
 */
function serveFilesOnly(express) {
  const { static: serveStatic } = express
  express.static = (...options) => {
    const serveFile = serveStatic(...options)
    return (request, response, next) => (/\.\w+$/.test(request.path) ? serveFile(request, response, next) : next())
  }
}

/** What is none is told with all other settings. */
function isPort(text = '') {
  return /^[1-9]\d*$/.test(text) && Number(text) <= 65_535
}

/** Asked before the database is opened; with no PORT given, remix-serve finds a free one itself. */
function isFree(port, host) {
  const probe = createServer()
  return new Promise((answer) => {
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })
}

function giveUp(sentence, error) {
  console.error(sentence)
  const isSaid = process.env.NODE_ENV === 'production' || error?.name === 'BadSettings'
  if (error && !isSaid) console.error(error)
  process.exit(1)
}
