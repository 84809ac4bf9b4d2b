import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS, VISITORS, type Visitor } from '#tests/architecture/access-table'
import { routeFiles } from '#tests/architecture/route-files'
import { useDatabase } from '#tests/world/database/database'
import { rowSnapshot } from '#tests/world/database/row-snapshot'
import { visitTo } from '#tests/world/visits/doors'
import { knock, routeModule } from '#tests/world/visits/knock'
import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'
import { aCrewAtWork, type CrewAtWork } from '../world/crews'

const files = [...new Set(routeFiles().map(({ file }) => file))]

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
  const { loader, action } = await routeModule(file)
  const declared = ACCESS[file] ?? { loader: 'is not in the table', action: 'is not in the table' }
  expect([Boolean(loader), Boolean(action)]).toEqual([Boolean(declared.loader), Boolean(declared.action)])
})

test('the table has no route that is not there', () => {
  expect(Object.keys(ACCESS).filter((file) => !files.includes(file))).toEqual([])
})

const DOORS = files.flatMap((file) =>
  (['loader', 'action'] as const).flatMap((door) => {
    const policy = ACCESS[file]?.[door]
    return policy ? [{ file, door, policy }] : []
  }),
)

/** As it was told: what a visitor is let in for, an action above all, may change it. */
let untouched: CrewAtWork | undefined

describe('every door opens to whom the table says, and whoever it is closed to changes nothing', () => {
  test.each(DOORS)('$file $door', async ({ file, door, policy }) => {
    untouched ??= await aCrewAtWork()
    let crew = untouched
    const seen: Partial<Record<Visitor, string>> = {}
    const comes = async (visitor: Visitor) => {
      seen[visitor] = await knock(file, door, visitTo(file, crew), crew.people[visitor])
    }

    const before = door === 'action' && (await rowSnapshot())
    for (const visitor of VISITORS) if (policy[visitor] !== 'open') await comes(visitor)
    if (before) expect(await rowSnapshot()).toEqual(before)

    for (const visitor of VISITORS) {
      if (policy[visitor] !== 'open') continue
      await comes(visitor)
      if (seen[visitor] === 'open') continue
      // somebody before may have changed what this one was to find
      crew = await aCrewAtWork()
      await comes(visitor)
    }
    if (door === 'action' && VISITORS.some((visitor) => policy[visitor] === 'open')) untouched = undefined
    expect(seen).toEqual(policy)
  })
})
