import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARROWS, LADDER } from './arrows'

const ROOT = join(import.meta.dirname, '../..')

/** A file of each room that another could import. */
const A_FILE_OF: Record<string, string> = {
  ui: '~/components/ui/icon',
  server: '~/server/clock.server',
  shell: '~/components/shell/logo',
  accounts: '~/models/accounts/imdb-link',
  fleet: '~/models/fleet/vehicle-title',
  crew: '~/models/crew/project-messages',
  deals: '~/models/deals/negotiation',
  lists: '~/models/lists/list-heading',
  orders: '~/models/orders/cart',
  pickup: '~/models/pickup/map-links',
  projects: '~/components/projects/home/project-grid',
  provider: '~/models/provider/owner-invitation-form',
  'routes, schedule, api': '~/schedule.server',
}

const FOLDER_OF: Record<string, string | undefined> = {
  ui: 'app/components/ui',
  server: 'app/server',
  shell: 'app/components/shell',
}

/** Arrows that may not be, drawn into a copy of the tree: seeing none in the tree means something only if these are seen. */
const PLANTED = [
  ['app/models/trade/planted-1.ts', "import '~/server/clock.server'", 'models know nothing but zod and dayjs'],
  ['app/models/fleet/planted-2.ts', "import 'react'", 'models know nothing but zod and dayjs'],
  ['app/models/fleet/planted-3.ts', "import { z } from 'zod'\nexport const x = z", 'zod stays in forms'],
  ['app/components/ui/planted-4.tsx', "import '~/server/clock.server'", 'components know models'],
  ['app/components/ui/planted-5.tsx', "import '~/server/clock.server'", 'components touch nothing of the server'],
  [
    'app/components/deals/planted-6.tsx',
    "import type { Thread } from '~/services/orders/require-order.server'\nexport type X = Thread",
    'components know models',
  ],
  [
    'app/components/accounts/planted-7.tsx',
    "import { LoginForm } from '~/models/accounts/login-form'\nexport const x = LoginForm",
    'components load no zod',
  ],
  ['app/services/fleet/planted-8.server.ts', "import '~/components/ui/icon'", 'services know models'],
  ['app/services/fleet/planted-20.server.ts', "import '~/server/session/require.server'", 'services take askers'],
  ['app/server/db/planted-9.server.ts', "import '~/models/accounts/imdb-link'", 'the server knows the words'],
  ['app/routes/planted-10.tsx', "import './shell/healthz'", 'routes do not know routes'],
  ['app/routes/planted-11.tsx', "import 'node:fs'", 'only services and the server touch the world'],
  ['app/routes/planted-12.tsx', "import 'drizzle-orm'", 'only services and the server know the database'],
  ['app/server/http/planted-13.server.ts', "import '../../../demo/cast'", 'the product does not depend'],
  ['app/server/http/planted-14.server.ts', "import '../../../scripts/start.mjs'", 'the product does not depend'],
  ['app/services/fleet/planted-15.server.ts', "import './nowhere.server'", 'nothing resolves to nowhere'],
  ['app/models/fleet/planted-16.ts', "import './planted-17'", 'no cycles'],
  ['app/models/fleet/planted-17.ts', "import './planted-16'\nimport 'react-dom'", 'models know nothing but zod'],
  ['app/schedule.planted-18.server.ts', "import './models/planted-19'", 'every file has a room'],
  ['app/models/planted-19.ts', 'export {}', ''],
  ...LADDER.slice(0, -1).map(([room], at) => plantedUp(room, LADDER[at + 1]?.[0] ?? '')),
].map(([path = '', text = '', rule = '']) => [path, text, rule] as const)

let seen: string[]
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'backlot-arrows-'))
  for (const name of ['app', 'demo', 'scripts', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, content] of PLANTED) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), `${content}\n`)
  }
  seen = violations()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every import follows the arrows', () => {
  expect(seen.filter((violation) => !violation.includes('/planted-'))).toEqual([])
})

describe('an arrow that may not be is seen', () => {
  test.each(PLANTED.filter(([, , rule]) => rule))('%s: %s', (path, _, rule) => {
    expect(seen).toContainEqual(expect.stringMatching(new RegExp(`^${rule}.*: ${path} -> `)))
  })
})

/** 'rule: from -> to' for each. In a process of its own, because the reader resolves `~` from the folder it is started in. */
function violations(): string[] {
  writeFileSync(join(copy, 'arrows.json'), JSON.stringify({ forbidden: ARROWS, options: READING }))
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['app', 'demo', '--config', 'arrows.json', '--output-type', 'json']
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
  // each file is parsed once; what is a type by use alone, the linter has marked
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
}

/** A file of a room that imports one of the next room. */
function plantedUp(room: string, next: string): [string, string, string] {
  const text = `import '${A_FILE_OF[next] ?? ''}'`
  return [`${FOLDER_OF[room] ?? `app/models/${room}`}/planted-up.server.ts`, text, `${room} knows nothing to its right`]
}
