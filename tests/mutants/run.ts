import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MUTANTS, type Mutant } from './mutants'

/**
 * `npm run mutants` applies one mutant at a time to a copy of the tree and runs its suite, which has to fail. `--
 * <words> …` runs those whose file or text contains one of the words. Exits with 1 if a mutant survives or cannot be
 * applied.
 */
const ROOT = join(import.meta.dirname, '../..')
const COPIED = ['app', 'demo', 'scripts', 'tests', 'public', 'package.json', 'tsconfig.json']
const CONFIGS = ['vite.config.ts', 'vitest.config.ts']

const requested = process.argv.slice(2)
const copy = mkdtempSync(join(tmpdir(), 'backlot-mutants-'))
try {
  for (const name of [...COPIED, ...CONFIGS]) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const results = MUTANTS.filter(isAsked).map((mutant) => {
    const result = run(mutant)
    console.log(`${result}  ${mutant.file}: ${mutant.find}`)
    return result
  })
  const killed = results.filter((result) => result === 'killed').length
  console.log(`${killed} killed, ${results.length - killed} survived`)
  process.exitCode = results.length > 0 && killed === results.length ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function isAsked({ file, find }: Mutant) {
  return requested.length === 0 || requested.some((text) => `${file} ${find}`.includes(text))
}

/** A run that finds no failing test, or that cannot start, has killed nothing. */
function run({ file, find, replace, suite }: Mutant): 'killed' | 'SURVIVED' | 'NOT APPLIED' | 'NOT RUN' {
  const path = join(copy, file)
  const original = readFileSync(path, 'utf8')
  if (original.split(find).length !== 2) return 'NOT APPLIED'
  // as a function, because replace() would interpret $& in a string
  const mutated = original.replace(find, () => replace)
  writeFileSync(path, mutated)
  try {
    const report = join(copy, 'report.json')
    rmSync(report, { force: true })
    const project = suite.startsWith('tests/models/') ? 'models' : 'postgres'
    const options = ['--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, suite, ...options]
    const { status } = spawnSync(process.execPath, vitest, { cwd: copy, stdio: 'ignore' })
    if (status === 0) return 'SURVIVED'
    return JSON.parse(readFileSync(report, 'utf8')).numFailedTests > 0 ? 'killed' : 'NOT RUN'
  } finally {
    writeFileSync(path, original)
  }
}
