import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULES } from './rules'
import { inDatabase, WRITERS } from './table-writers'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['app', 'demo', 'scripts', 'tests', 'bench', 'docs', 'public']
const TEXT = /\.(tsx?|mjs|css|md|svg|sql|html|json|txt)$/

const files = [...filesIn('', false), ...FOLDERS.flatMap((folder) => filesIn(folder, true))]
  .filter((path) => TEXT.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

describe.each(RULES.map((rule) => [rule.says, rule] as const))('%s', (_, { about, except = {}, breaches, planted }) => {
  test('everywhere', () => {
    const seen = files
      .filter(({ path }) => about.test(path) && !(path in except))
      .flatMap((file) => breaches(file).map((breach) => `${file.path}: ${breach}`))
    expect(seen.join('\n')).toBe('')
  })

  test.each(planted)('a breach is detected: planted %# in %s', (path, text) => {
    expect(about.test(path) && breaches({ path, text }).length > 0).toBe(true)
  })

  test('every exception is for an existing file', () => {
    expect(Object.keys(except).filter((path) => !files.some((file) => file.path === path))).toEqual([])
  })
})

test('the files are read', () => {
  expect(files.length).toBeGreaterThan(400)
})

function filesIn(folder: string, isDeep: boolean): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: isDeep })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}

test('no folder of the application has more than twenty source files', () => {
  const sizes = new Map<string, number>()
  for (const { path } of files.filter(({ path }) => /^app\/.*\.tsx?$/.test(path)))
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size > 20)).toEqual([])
})

test('every table has one writing domain, and is called in the database as it is in the schema', () => {
  const tables = files
    .filter(({ path }) => path.startsWith('app/server/db/schema/'))
    .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)])
    .map(([, table = '', name]) => [table, name])
  expect(tables.sort()).toEqual(
    Object.keys(WRITERS)
      .map((table) => [table, inDatabase(table)])
      .sort(),
  )
})
