import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installLacking, requireNode, root } from '../../../scripts/prepare.mjs'
import { installChromium } from './chromium.mjs'
import { closingLine, countReport, nothing, sum } from './results.mjs'

/**
 * `npm test`: installs what is lacking, builds, checks, runs every test, and closes with one line that says how it went.
 * With `--both`, every test on both database engines; otherwise the embedded one is asked where engines differ.
 */
const LONGEST_STEP_MS = 15 * 60_000
const isBoth = process.argv.includes('--both')
const WITHOUT_A_SERVER = ['models', 'components', 'postgres', isBoth ? 'embedded' : 'embedded-differs', 'architecture']
const STORIES = ['stories-postgres', isBoth ? 'stories' : 'stories-differ']
const reports = mkdtempSync(join(tmpdir(), 'backlot-reports-'))

requireNode()
installLacking()
const hasChromium = installChromium()

const steps = [
  await countCommands([
    ['lint', 'node_modules/@biomejs/biome/bin/biome', 'check'],
    ['typecheck', 'node_modules/typescript/bin/tsc'],
    ['build', 'node_modules/@remix-run/dev/dist/cli.js', 'vite:build'],
  ]),
  await countTests(WITHOUT_A_SERVER),
  await countTests(STORIES),
  hasChromium ? await countTests(['browser']) : await countWithoutBrowser(),
]

rmSync(reports, { recursive: true, force: true })
const total = steps.reduce(sum, nothing)
console.log(closingLine(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** Side by side, each with its output in one piece. */
async function countCommands(commands) {
  const counts = await Promise.all(
    commands.map(async ([name, ...args]) => {
      const { code, output } = await node(args)
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
      if (code !== 0) console.log(output)
      return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
    }),
  )
  return counts.reduce(sum, nothing)
}

/** Two workers: each may hold an embedded database of half a gigabyte. */
async function countTests(projects) {
  const report = join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const workers = ['--maxWorkers=2', '--passWithNoTests']
  const { code } = await node([...vitest('run', projects), ...workers, ...reporters], 'inherit')
  return countReport(report, code)
}

/** Each counts in the closing line: skipped on somebody's own machine, failed on a build machine. */
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
    stdio: ['ignore', stdio, stdio],
    timeout: LONGEST_STEP_MS,
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
