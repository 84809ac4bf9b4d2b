import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const ROUTES = join(import.meta.dirname, '../../app/routes')

/** What may stay in a cache; every other file is `no-store`. How each becomes a header is told in tests/server/http. */
const CACHED: Record<string, string[]> = {
  // public, under an address that is made anew with the photo; private while its vehicle is a draft or deleted
  'fleet/photo.ts': ['revalidate', 'a-day'],
  // for whoever manages the listing, until it is deleted
  'fleet/listing-photos/whole.ts': ['revalidate'],
  // private, and a link to it may have been revoked
  'pickup/report/photo.ts': ['revalidate'],
}

test('of all downloads only photos stay in a cache, and those of inspections are asked for each time', () => {
  const downloads = globSync('**/*.{ts,tsx}', { cwd: ROUTES }).flatMap((file) => {
    const source = readFileSync(join(ROUTES, file), 'utf8')
    if (!/\b(download|streamDownload)\(request/.test(source)) return []
    return [[file, [...source.matchAll(/\bcache: '([\w-]+)'/g)].map(([, cache]) => cache)] as const]
  })
  expect(downloads.length).toBeGreaterThan(15)
  const expected = downloads.map(([file]) => [file, CACHED[file] ?? ['no-store']])
  expect(downloads).toEqual(expected)
})
