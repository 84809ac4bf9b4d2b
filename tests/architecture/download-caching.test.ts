import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const ROUTES = join(import.meta.dirname, '../../app/routes')

/** Downloads that may be cached; all others are `no-store`. The headers are tested in tests/server/http. */
const CACHED: Record<string, string[]> = {
  // public, because the address changes with the photo; private while its vehicle is a draft or deleted
  'fleet/photo.ts': ['revalidate', 'a-day'],
  // for those who manage the listing, until it is deleted
  'fleet/listing-photos/whole.ts': ['revalidate'],
  // for the members of the project
  'lists/external/photo.ts': ['revalidate'],
  // private, and a link to it may have been revoked
  'pickup/report/photo.ts': ['revalidate'],
}

test('only photos are cached, and the private ones are revalidated', () => {
  const downloads = globSync('**/*.{ts,tsx}', { cwd: ROUTES }).flatMap((file) => {
    const source = readFileSync(join(ROUTES, file), 'utf8')
    if (!/\b(download|streamDownload)\(request/.test(source)) return []
    return [[file, [...source.matchAll(/\bcache: '([\w-]+)'/g)].map(([, cache]) => cache)] as const]
  })
  expect(downloads.length).toBeGreaterThan(15)
  const expected = downloads.map(([file]) => [file, CACHED[file] ?? ['no-store']])
  expect(downloads).toEqual(expected)
})
