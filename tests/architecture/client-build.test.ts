import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuild } from './client-build'
import { routeFiles } from './route-files'

const KB = 1000
const { scripts, scriptOf, pages } = readBuild()
const sources = new Map(routeFiles().map(({ id, file }) => [id, sourceOf(file)]))

/** Code that must not reach browsers, with patterns that survive minification. */
const FORBIDDEN = [
  ['zod', /_zod\b|ZodError|invalid_type/],
  ['the database', /drizzle|pglite|select .{1,80} from |vehicle_blocks/i],
  ['server modules', /\.server\b|node:(fs|crypto|path)|process\.env\.[A-Z]/],
  ['secrets and their names', /SESSION_SECRET|DATABASE_URL|SMTP_URL|argon2/],
  // a browser's first formatter takes it longer than all other script of a page
  ['formatters of Intl', /\bIntl\.|\.toLocale(Date|Time)?String\(/],
] as const

test.each(FORBIDDEN)('no script for browsers contains %s', (_, words) => {
  expect(scripts.filter(({ text }) => words.test(text)).map(({ name }) => name)).toEqual([])
})

test.each([
  ['zod', 'throw new ZodError(issues)'],
  ['the database', 'sql`select id from vehicles`'],
  ['server modules', 'import x from "./store.server"'],
  ['secrets and their names', 'env.SESSION_SECRET'],
  ['formatters of Intl', 'total.toLocaleString("en-US")'],
])('a script that contains %s is detected', (name, text) => {
  expect(FORBIDDEN.find(([each]) => each === name)?.[1].test(text)).toBe(true)
})

/** In kilobytes, gzipped. A form includes its library, and a dialog the page below it. */
const MAX_KB = { form: 130, page: 115 }
/** Forms that post to another route or need no library. */
const OTHERWISE: Record<string, keyof typeof MAX_KB> = {
  'routes/deals/inbox/answer': 'form',
}

function kindOf(id: string): keyof typeof MAX_KB {
  const own = /export (async function|const) action\b|dialog: true/.test(sources.get(id) ?? '') ? 'form' : 'page'
  return OTHERWISE[id] ?? own
}

test('no page loads more script than its limit', () => {
  const sizes = pages
    .filter((id) => hasPage(id) && !isPlain(id))
    .map((id) => ({ id, size: scriptOf(id) / KB, most: MAX_KB[kindOf(id)] }))
  expect(sizes.length).toBeGreaterThan(15)
  const table = sizes.sort((a, b) => b.size - a.size).map(lineOf)
  expect(
    sizes.filter(({ size, most }) => size > most).map(({ id }) => id),
    table.join('\n'),
  ).toEqual([])
})

test('pages that are opened from an email need no script', () => {
  const mailed = routeFiles()
    .filter(({ pattern }) => EMAILED.test(pattern))
    .map(({ id }) => id)
  expect(mailed.length).toBeGreaterThan(15)
  expect(mailed.filter((id) => hasScreen(id) && !isPlain(id))).toEqual([])
})

const EMAILED =
  /^\/(account-setup|account-password-setup|agreement|answer|offer|pickupDetails|vehicleInspection|(vehicleP|p)re-PickupInspection|pageNotFound)/
const hasPage = (id: string) => /export default/.test(sources.get(id) ?? '')
/** Others redirect, or are nested in a page that sets it. */
const hasScreen = (id: string) => hasPage(id) && !/EmptyPage as default|dialog: true/.test(sources.get(id) ?? '')
const isPlain = (id: string) => /hydrate: false/.test(sources.get(id) ?? '')

function lineOf({ id, size, most }: { id: string; size: number; most: number }): string {
  return `${size.toFixed(1).padStart(6)} of ${most} kB  ${id}`
}

function sourceOf(file: string): string {
  return file === 'root.tsx' ? '' : readFileSync(join(import.meta.dirname, '../../app', file), 'utf8')
}
