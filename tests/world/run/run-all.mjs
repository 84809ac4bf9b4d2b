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
const MAX_STEP_MS = 15 * 60_000
const isBoth = process.argv.includes('--both')
const WITHOUT_A_SERVER = ['models', 'components', 'postgres', isBoth ? 'embedded' : 'embedded-differs', 'architecture']
const STORIES = ['stories-postgres', isBoth ? 'stories' : 'stories-differ']
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
  await countTests(WITHOUT_A_SERVER),
  await countTests(STORIES),
  hasChromium ? await countTests(['browser']) : await countWithoutBrowser(),
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

/** Two workers, because each may need half a gigabyte for an embedded database. */
async function countTests(projects) {
  const report = join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const workers = ['--maxWorkers=2', '--passWithNoTests']
  const { code } = await node([...vitest('run', projects), ...workers, ...reporters], 'inherit')
  failures.push(...listFailures(report))
  return countReport(report, code)
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

async function node(args, stdio = 'pipe') {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: ENV,
    stdio: ['ignore', stdio, stdio],
    timeout: MAX_STEP_MS,
  })
  let output = ''
  const collect = (piece) => {
    output += piece
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const code = await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)))
  return { code, output }
}
