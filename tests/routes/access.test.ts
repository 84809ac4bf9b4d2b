import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS, VISITORS, type Visitor } from '#tests/architecture/access-table'
import { routeFiles } from '#tests/architecture/route-files'
import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'
import { at, statusOf } from '../world/answers'
import { useDatabase } from '../world/database'
import { aCrewAtWork, addressOf, type CrewAtWork, visitTo } from '../world/doors'
import { get, post } from '../world/people'

type Door = (args: ReturnType<typeof at>) => unknown
const modules = import.meta.glob<{ loader?: Door; action?: Door }>('../../app/routes/*')
const files = routeFiles().map(({ file }) => file)

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'backlot-access-'))
beforeAll(() => {
  setEnv({ DATA_DIR: folder })
  setClock(new Date('2026-11-20T15:00:00Z'))
})
afterAll(() => {
  setEnv()
  setClock()
  rmSync(folder, { recursive: true })
})

test.each(files)('%s: its loader and its action are in the table, and nothing else is', async (file) => {
  const { loader, action } = await moduleOf(file)
  const declared = ACCESS[file] ?? { loader: 'is not in the table', action: 'is not in the table' }
  expect([Boolean(loader), Boolean(action)]).toEqual([Boolean(declared.loader), Boolean(declared.action)])
})

test('the table has no route that is not there', () => {
  expect(Object.keys(ACCESS).filter((file) => !files.includes(file))).toEqual([])
})

const DOORS = files.flatMap((file) =>
  (['loader', 'action'] as const)
    .filter((door) => ACCESS[file]?.[door])
    .map((door) => [`${file} ${door}`, file, door] as const),
)

/** As it was told: what a visitor is let in for, an action above all, may change it. */
let untouched: CrewAtWork | undefined

describe('every door opens to whom the table says', () => {
  test.each(DOORS)('%s', async (_, file, door) => {
    const told = ACCESS[file]?.[door]
    const isLetIn = (visitor: Visitor) => told?.[visitor] === 'open'
    const seen: Partial<Record<Visitor, string>> = {}
    untouched ??= await aCrewAtWork()
    let crew = untouched
    // whoever is to be let in comes last, so that the others find everything in its place
    for (const visitor of VISITORS.toSorted((one, other) => Number(isLetIn(one)) - Number(isLetIn(other)))) {
      seen[visitor] = await knock(file, door, crew, visitor)
      if (seen[visitor] === told?.[visitor]) continue
      crew = await aCrewAtWork()
      seen[visitor] = await knock(file, door, crew, visitor)
    }
    if (door === 'action' && VISITORS.some(isLetIn)) untouched = undefined
    expect(seen).toEqual(told)
  })
})

async function knock(file: string, door: 'loader' | 'action', crew: CrewAtWork, visitor: Visitor): Promise<string> {
  const visit = await visitTo(file, crew)
  const params = { ...crew.params, ...visit.params }
  const path = addressOf(file, crew, visit)
  const as = crew.people[visitor]
  const request = door === 'loader' ? await get(path, as) : await post(path, visit.fields, as)
  const module = await moduleOf(file)
  return accessOf(async () => module[door]?.(at(request, params)))
}

async function moduleOf(file: string) {
  const load = modules[`../../app/routes/${file}`]
  if (!load) throw new Error(`There is no route ${file}.`)
  return load()
}

async function accessOf(open: () => Promise<unknown>): Promise<string> {
  const answer = open()
  const location = await answer.then(locationOf, locationOf)
  if (location?.startsWith('/?return-to=')) return 'login'
  const status = await statusOf(answer)
  return CLOSED[status] ?? 'open'
}

const CLOSED: Record<number, string> = { 403: 'forbidden', 404: 'not found', 405: 'not allowed', 410: 'gone' }

const locationOf = (end: unknown) => (end instanceof Response ? end.headers.get('Location') : null)
