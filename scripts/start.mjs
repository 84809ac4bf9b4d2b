import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFree, root } from './prepare.mjs'

/**
 * Runs the built application in this process, so that signals reach the server: it then finishes its requests, stops
 * its jobs, closes the database and releases the data folder.
 */
const build = join(root, 'build/server/index.js')

process.chdir(root)
process.env.NODE_ENV ??= 'production'
if (!existsSync(build)) giveUp('There is no build yet: run `npm run build` first.')
const { PORT, HOST } = process.env
// before the database is opened; without PORT remix-serve finds a free one, and the settings reject an invalid one
const port = Number(PORT)
if (Number.isInteger(port) && port > 0 && port <= 65_535 && !(await isFree(port, HOST)))
  giveUp(`Port ${PORT} is in use: stop what listens there, or set PORT.`)

try {
  // opens and migrates the database; remix-serve imports the same URL, so that the module is evaluated only once
  await import(`${pathToFileURL(build)}?t=${statSync(build).mtimeMs}`)
} catch (error) {
  giveUp(error.message, error)
}

const requireFromServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'))
serveFilesOnly(requireFromServe('express'))
acceptLongAddresses(requireFromServe('express'))
process.argv.splice(2, process.argv.length, build)
requireFromServe('./cli.js')

/**
 * Before each page remix-serve looks for a file of the same name and creates an error if there is none, which takes 5%
 * of the CPU time of a page. Every file in `public` and among the assets has an extension; hardly any page has one.
 */
function serveFilesOnly(express) {
  const { static: serveStatic } = express
  express.static = (...options) => {
    const serveFile = serveStatic(...options)
    return (request, response, next) => (/\.\w+$/.test(request.path) ? serveFile(request, response, next) : next())
  }
}

/**
 * Without script a page of a table sends the ids of all checked boxes, which may exceed Node's limit of 16 kB; the
 * application then responds with how many can be selected.
 */
function acceptLongAddresses({ application }) {
  application.listen = function (...options) {
    return createServer({ maxHeaderSize: 32 * 1024 }, this).listen(...options)
  }
}

function giveUp(sentence, error) {
  console.error(sentence)
  if (error && process.env.NODE_ENV !== 'production' && error.name !== 'BadSettings') console.error(error)
  process.exit(1)
}
