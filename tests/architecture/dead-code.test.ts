import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const COPIED = ['app', 'demo', 'scripts', 'tests', 'bench', 'package.json', 'knip.json', 'tsconfig.json', 'biome.json']
const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'drizzle.config.ts']

/** Unused code planted in a copy of the tree, to prove that it is found. */
const PLANTED = [
  'app/models/planted-file.ts: files app/models/planted-file.ts',
  'app/models/trade/money.ts: exports plantedExport',
  'app/models/trade/money.ts: types PlantedType',
  'package.json: dependencies planted-package',
]

let copy: string
let found: string[]

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'backlot-dead-code-'))
  for (const name of [...COPIED, ...CONFIGS]) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'app/models/planted-file.ts'), 'const planted = 1\n')
  appendFileSync(
    join(copy, 'app/models/trade/money.ts'),
    'export const plantedExport = 1\nexport type PlantedType = 1\n',
  )
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
  manifest.dependencies['planted-package'] = '1.0.0'
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
  found = unused()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('no file, export, type or dependency is unused', () => {
  expect(found.filter((each) => !PLANTED.includes(each)).join('\n')).toBe('')
})

test.each(PLANTED)('unused code is found: %s', (planted) => {
  expect(found).toContain(planted)
})

type Named = { name: string }
type Issues = { file: string } & Record<string, Named[]>

/** 'file: kind name' for each. */
function unused(): string[] {
  const knip = join(ROOT, 'node_modules/knip/bin/knip.js')
  const { stdout, stderr } = spawnSync(process.execPath, [knip, '--no-progress', '--reporter', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!stdout) throw new Error(stderr)
  const { issues }: { issues: Issues[] } = JSON.parse(stdout)
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, all]) => all.map(({ name }) => `${file}: ${kind} ${name}`)),
  )
}
