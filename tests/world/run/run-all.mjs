import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installLacking, requireNode, root } from '../../../scripts/prepare.mjs'
import { installChromium } from './chromium.mjs'
import { closingLine, countReport, listFailures, nothing, sum } from './results.mjs'

/**
 * `npm test`: installs missing dependencies, builds, checks, runs every test, and prints the totals in the last line.
 * With `--both` every test runs on both database engines; otherwise only those where the engines differ.
 */
const MAX_STEP_MS = 30 * 60_000
const isBoth = process.argv.includes('--both')
/** Runs of the tests, the longest first. */
const RUNS = [
  ['browser'],
  ['postgres'],
  ['stories-postgres', isBoth ? 'stories' : 'stories-differ'],
  [isBoth ? 'embedded' : 'embedded-differs', 'models', 'components', 'architecture'],
]
const reports = mkdtempSync(join(tmpdir(), 'backlot-reports-'))
/** The incremental state of the type checker, so that a second run checks only changed files. */
const TYPES = 'node_modules/.cache/backlot/types.json'
const ENV = {
  ...process.env,
  /** Files transformed for the tests, shared by the projects and the runs. */
  MODULE_CACHE: join(reports, 'modules'),
  /** Fewer garbage collections save a tenth of the CPU time; GOGC is for the type checker. */
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  GOGC: '400',
}

requireNode()
installLacking()
const hasChromium = installChromium()
const failures = []

const steps = [
  await countCommands([
    ['lint', 'node_modules/@biomejs/biome/bin/biome', 'check'],
    ['typecheck', 'node_modules/typescript-7/bin/tsc', '--checkers', '1', '--incremental', '--tsBuildInfoFile', TYPES],
    ['build', 'node_modules/@remix-run/dev/dist/cli.js', 'vite:build'],
  ]),
  await countRuns([...RUNS]),
]

rmSync(reports, { recursive: true, force: true })
const total = steps.reduce(sum, nothing)
for (const failure of failures) console.log(`Failed: ${failure}\n`)
console.log(closingLine(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs commands in parallel and prints the output of each in one piece. */
async function countCommands(commands) {
  const counts = await Promise.all(
    commands.map(async ([name, ...args]) => {
      const { code, output } = await node(args)
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
      if (code !== 0) {
        console.log(output)
        failures.push(name)
      }
      return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
    }),
  )
  return counts.reduce(sum, nothing)
}

/** Two runs at a time, because each may need half a gigabyte for an embedded database. */
async function countRuns(waiting) {
  async function countInTurn() {
    let counted = nothing
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      const isPossible = hasChromium || !run.includes('browser')
      counted = sum(counted, isPossible ? await countTests(run) : await countWithoutBrowser())
    }
    return counted
  }
  return sum(...(await Promise.all([countInTurn(), countInTurn()])))
}

/** One worker, because each one loads the application, and has its own browser and running application. */
async function countTests(projects) {
  const report = join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = ['--maxWorkers=1', '--passWithNoTests']
  const { code } = await node([...vitest('run', projects), ...options, ...reporters], printLines())
  failures.push(...listFailures(report))
  return countReport(report, code)
}

/** Prints whole lines, because two runs print at the same time. */
function printLines() {
  let begun = ''
  return (piece) => {
    const lines = (begun + piece).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) console.log(line)
  }
}

/** Counts the browser tests as skipped, or on CI as failed. */
async function countWithoutBrowser() {
  console.log('No Chromium: the browser tests are not run. Set CHROMIUM to the path of one.')
  const { output } = await node([...vitest('list', ['browser']), '--json'])
  const tests = JSON.parse(output.slice(output.indexOf('['))).length
  return process.env.CI ? { ...nothing, failed: tests } : { ...nothing, skipped: tests }
}

function vitest(command, projects) {
  return ['node_modules/vitest/vitest.mjs', command, ...projects.map((project) => `--project=${project}`)]
}

/** Prints nothing, unless told how. */
async function node(args, print = () => {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MAX_STEP_MS,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece) => {
      output += piece
      print(piece)
    })
  const code = await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)))
  return { code, output }
}
