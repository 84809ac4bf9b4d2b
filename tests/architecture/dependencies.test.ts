import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEPENDENCY_RULES, ORDER } from './dependency-rules'

const ROOT = join(import.meta.dirname, '../..')

const FOLDER_OF: Record<string, string | undefined> = {
  ui: 'app/components/ui',
  server: 'app/server',
  shell: 'app/components/shell',
}

/** Forbidden imports planted in a copy of the tree, to prove that they are found. */
const PLANTED = [
  ['app/models/trade/planted-1.ts', "import '~/server/clock.server'", 'models import only zod and dayjs'],
  ['app/models/fleet/planted-2.ts', "import 'react'", 'models import only zod and dayjs'],
  ['app/models/fleet/planted-3.ts', "import { z } from 'zod'\nexport const x = z", 'zod stays in forms'],
  ['app/components/ui/planted-4.tsx', "import '~/server/clock.server'", 'components import models'],
  ['app/components/ui/planted-5.tsx', "import '~/server/clock.server'", 'components import only types'],
  [
    'app/components/deals/planted-6.tsx',
    "import type { Thread } from '~/services/order-page/require-order.server'\nexport type X = Thread",
    'components import models',
  ],
  [
    'app/components/accounts/planted-7.tsx',
    "import { LoginForm } from '~/models/accounts/account-form'\nexport const x = LoginForm",
    'components import no zod',
  ],
  ['app/services/fleet/planted-8.server.ts', "import '~/components/ui/icon'", 'services import models'],
  ['app/services/fleet/planted-20.server.ts', "import '~/server/session/require.server'", 'services take askers'],
  ['app/server/db/planted-9.server.ts', "import '~/models/accounts/profile-contact'", 'server imports only'],
  ['app/routes/planted-10.tsx', "import './shell/healthz'", 'routes do not import routes'],
  ['app/routes/planted-11.tsx', "import 'node:fs'", 'only services and server use Node'],
  ['app/routes/planted-12.tsx', "import 'drizzle-orm'", 'only services and server use the database'],
  ['app/server/http/planted-13.server.ts', "import '../../../demo/cast'", 'the app does not depend'],
  ['app/server/http/planted-14.server.ts', "import '../../../scripts/start.mjs'", 'the app does not depend'],
  ['app/services/fleet/planted-15.server.ts', "import './nowhere.server'", 'every import resolves'],
  ['app/models/fleet/planted-16.ts', "import './planted-17'", 'no cycles'],
  ['app/models/fleet/planted-17.ts', "import './planted-16'\nimport 'react-dom'", 'models import only zod'],
  ['app/schedule.planted-18.server.ts', "import './models/planted-19'", 'every file has a domain'],
  ['app/models/planted-19.ts', 'export {}', ''],
  ...ORDER.slice(0, -1).map(([domain], at) => plantedUp(domain, ORDER[at + 1]?.[0] ?? '')),
].map(([path = '', text = '', rule = '']) => [path, text, rule] as const)

let found: Found
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'backlot-dependencies-'))
  for (const name of ['app', 'demo', 'scripts', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, content] of PLANTED) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), `${content}\n`)
  }
  found = cruise()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const isPlanted = (text: string) => text.includes('/planted-')

test('every import follows the rules', () => {
  expect(found.violations.filter((violation) => !isPlanted(violation))).toEqual([])
})

describe('a forbidden import is found', () => {
  test.each(PLANTED.filter(([, , rule]) => rule))('%s: %s', (path, _, rule) => {
    expect(found.violations).toContainEqual(expect.stringMatching(new RegExp(`^${rule}.*: ${path} -> `)))
  })
})

test('the folders of a domain have no circular imports', () => {
  expect(folderCycles(found.imports.filter((names) => !names.some(isPlanted)))).toEqual([])
})

test('a circular import of folders is found', () => {
  const file = (folder: string, name: string) => `app/services/orders/${folder}/${name}.server.ts`
  const circle = ['items', 'due', 'amendments'].map((folder, at, all): Import => {
    return [file(folder, 'a'), file(all[(at + 1) % all.length] ?? '', 'b')]
  })
  expect(folderCycles(circle.slice(1))).toEqual([])
  expect(folderCycles(circle)).toEqual([
    'app/services/orders/items -> app/services/orders/due -> app/services/orders/amendments -> app/services/orders/items',
  ])
})

type Import = readonly [from: string, to: string]
type Found = { violations: string[]; imports: Import[] }

/** Violations as 'rule: from -> to', and every import. Runs in a separate process, which resolves `~` from the copy. */
function cruise(): Found {
  writeFileSync(join(copy, 'rules.json'), JSON.stringify({ forbidden: DEPENDENCY_RULES, options: READING }))
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['app', 'demo', '--config', 'rules.json', '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...options], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!stdout) throw new Error(stderr)
  const { summary, modules }: ICruiseResult = JSON.parse(stdout)
  if (summary.totalCruised < 100) throw new Error('Hardly any files were read, so finding nothing proves nothing.')
  return {
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }): Import => [source, resolved]),
    ),
  }
}

/** The folder of a file, at most one level below its domain: app/services/orders/items. */
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 4).join('/')

/** The shortest cycle through each folder that indirectly imports itself, each cycle once. */
function folderCycles(imports: readonly Import[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of imports.map(([from, to]) => [folderOf(from), folderOf(to)] as const)) {
    if (from === to || !from.startsWith('app/') || !to.startsWith('app/')) continue
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  const seen = new Set<string>()
  return [...graph.keys()].flatMap((folder) => {
    const path = seen.has(folder) ? null : pathBack(graph, folder)
    for (const each of path ?? []) seen.add(each)
    return path ? [path.join(' -> ')] : []
  })
}

function pathBack(graph: Map<string, Set<string>>, start: string): string[] | null {
  const paths = [[start]]
  const visited = new Set<string>()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, next]
      if (!visited.has(next)) paths.push([...path, next])
      visited.add(next)
    }
  }
  return null
}

const READING = {
  doNotFollow: { path: 'node_modules' },
  preserveSymlinks: true,
  // parses each file once; the linter already requires `import type` for imports that are only used as types
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
}

/** A file of one domain that imports a file of the next. */
function plantedUp(domain: string, next: string): [string, string, string] {
  return [
    `${FOLDER_OF[domain] ?? `app/models/${domain}`}/planted-up.server.ts`,
    `import '${aFileOf(next)}'`,
    `${domain} imports nothing to its right`,
  ]
}

function aFileOf(domain: string): string {
  const [, path = ''] = ORDER.find(([name]) => name === domain) ?? []
  const files = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' }).map((file) => `app/${file}`)
  const file = files.sort().find((each) => /\.tsx?$/.test(each) && new RegExp(path).test(each)) ?? ''
  return file.replace(/^app/, '~').replace(/\.tsx?$/, '')
}
