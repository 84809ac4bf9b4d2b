import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './fault'
import { FAULTS } from './faults'

/**
 * `npm run mutants`: plants one fault at a time in a copy of the tree and runs the suites that reach it, of which one has
 * to fail. `-- <id> …` plants only these, `-- --list` says which there are. Ends with 1 when a fault survives, or when
 * there is nothing to plant it into.
 */
const ROOT = join(import.meta.dirname, '../..')
const COPIED = [
  'app',
  'demo',
  'scripts',
  'tests',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

const asked = process.argv.slice(2)
const isWanted = ({ id }: Fault) => asked.length === 0 || asked.includes(id)
const unknown = asked.filter((id) => id !== '--list' && !FAULTS.some((fault) => fault.id === id))

if (unknown.length > 0) {
  console.error(`There is no fault called ${unknown.join(' or ')}.`)
  process.exitCode = 1
} else if (asked.includes('--list')) {
  for (const { id, file, says } of FAULTS) console.log(`${id}: ${says} (${file})`)
} else {
  process.exitCode = plantAll(FAULTS.filter(isWanted)) ? 0 : 1
}

function plantAll(faults: Fault[]): boolean {
  const copy = mkdtempSync(join(tmpdir(), 'backlot-mutants-'))
  const counts = { caught: 0, survived: 0 }
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    for (const fault of faults) {
      const begun = Date.now()
      const fate = plant(fault, copy)
      counts[fate === 'caught' ? 'caught' : 'survived'] += 1
      console.log(`${fate}  ${fault.id}: ${fault.says} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log(`${counts.caught} caught, ${counts.survived} survived`)
  return counts.survived === 0
}

/** A run that finds no test, or that a fault keeps from starting at all, has caught nothing. */
function plant(
  { file, find, replace, caughtBy }: Fault,
  copy: string,
): 'caught' | 'SURVIVED' | 'NOT PLANTED' | 'NOT RUN' {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  if (sound.split(find).length !== 2) return 'NOT PLANTED'
  // as a function: a sign like $& in it would mean something to replace()
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  )
  try {
    const report = join(copy, 'report.json')
    rmSync(report, { force: true })
    const { status } = spawnSync(process.execPath, vitest(caughtBy, report), { cwd: copy, stdio: 'ignore' })
    if (status === 0) return 'SURVIVED'
    return JSON.parse(readFileSync(report, 'utf8')).numFailedTests > 0 ? 'caught' : 'NOT RUN'
  } finally {
    writeFileSync(path, sound)
  }
}

function vitest({ project, suites }: Fault['caughtBy'], report: string): string[] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    ...suites,
    '--bail=1',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
}
