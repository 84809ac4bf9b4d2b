import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARROWS } from './arrows'

const ROOT = join(import.meta.dirname, '../..')

/** Arrows that may not be, drawn into a copy of the tree: seeing none in the tree means something only if these are seen. */
const PLANTED = [
  ['app/models/planted-1.ts', "import '~/services/clock.server'", 'models know nothing but zod and dayjs'],
  ['app/models/planted-2.ts', "import 'react'", 'models know nothing but zod and dayjs'],
  ['app/models/planted-3.ts', "import { z } from 'zod'\nexport const x = z", 'zod stays in forms'],
  ['app/components/planted-4.tsx', "import '~/services/clock.server'", 'components know models'],
  [
    'app/components/planted-5.tsx',
    "import { LoginForm } from '~/models/login-form'\nexport const x = LoginForm",
    'components load no zod',
  ],
  ['app/services/planted-6.server.ts', "import '~/components/ui/icon'", 'services know models'],
  ['app/routes/planted-7.tsx', "import './logout'", 'routes do not know routes'],
  ['app/routes/planted-8.tsx', "import 'node:fs'", 'only services touch the world'],
  ['app/routes/planted-9.tsx', "import 'drizzle-orm'", 'only services know the database'],
  [
    'app/services/web/planted-10.server.ts',
    "import '../commands/start.mjs'",
    'the product does not depend on its demonstration',
  ],
  ['app/services/planted-11.server.ts', "import './nowhere.server'", 'nothing resolves to nowhere'],
  ['app/models/planted-12.ts', "import './planted-13'", 'no cycles'],
  ['app/models/planted-13.ts', "import './planted-12'\nimport 'react-dom'", 'models know nothing but zod and dayjs'],
] as const

let seen: string[]
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'backlot-arrows-'))
  for (const name of ['app', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, content] of PLANTED) writeFileSync(join(copy, path), `${content}\n`)
  seen = violations()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every import follows the arrows', () => {
  expect(seen.filter((violation) => !violation.includes('/planted-'))).toEqual([])
})

describe('an arrow that may not be is seen', () => {
  test.each(PLANTED)('%s: %s', (path, _, rule) => {
    expect(seen).toContainEqual(expect.stringMatching(new RegExp(`^${rule}.*: ${path} -> `)))
  })
})

/** 'rule: from -> to' for each. In a process of its own, because the reader resolves `~` from the folder it is started in. */
function violations(): string[] {
  writeFileSync(join(copy, 'arrows.json'), JSON.stringify({ forbidden: ARROWS, options: READING }))
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['app', '--config', 'arrows.json', '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...options], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!stdout) throw new Error(stderr)
  const { summary }: ICruiseResult = JSON.parse(stdout)
  if (summary.totalCruised < 100) throw new Error('Hardly anything was read, so nothing can be said.')
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

const READING = {
  doNotFollow: { path: 'node_modules' },
  preserveSymlinks: true,
  tsPreCompilationDeps: 'specify',
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
}
