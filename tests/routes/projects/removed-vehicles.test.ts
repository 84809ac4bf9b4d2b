import { describe, expect, test } from 'vitest'
import { aCarOnAList, aCast, aList, aListVehicle, aProject, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at } from '#tests/world/visits/responses'
import * as removedVehicles from '~/routes/lists/removed-vehicles'
import type { Account } from '~/server/session/asker.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

await useDatabase()

const { dana, mel, vic, omar } = await aCast()

const crew = (part = {}) => aProject({ Owner: dana, Member: mel, User: vic }, part)

const oneCar = async (part = {}) => aCarOnAList(await crew(part), dana, omar)

describe('removed vehicles', () => {
  const shown = async (projectId: string, as: Account, query = '') =>
    (await removedVehicles.loader(at(await get(`/projects/${projectId}/removed-vehicles${query}`, as), { projectId })))
      .data

  test('are listed once per list, last removed first, and can be searched', async () => {
    const { projectId, vehicleId, cardId } = await oneCar()
    const hero = await aList(projectId, dana, { name: 'Hero cars' })
    const second = await aListVehicle(projectId, hero, vehicleId, dana)
    for (const listVehicleId of [cardId, second]) await removeVehicle(mel, { projectId, listVehicleId })
    const data = await shown(projectId, dana)
    expect(data.counts).toEqual({ cars: 1, members: 3 })
    expect(data.vehicles.map(({ listName }) => listName)).toEqual(['Hero cars', 'Street traffic, 1976'])
    expect(data.vehicles[0]).toMatchObject({ deal: { price: '$100', status: 'Not inquired' }, mayRestore: true })
    expect(data.vehicles[0]?.removal).toMatch(/^Mel Ferraro, today, \d/)
    expect((await shown(projectId, dana, '?vehicle=caprice')).vehicles).toHaveLength(2)
    expect((await shown(projectId, dana, '?vehicle=mustang')).vehicles).toEqual([])
    expect((await shown(projectId, vic)).vehicles).toMatchObject([
      { deal: null, mayRestore: false },
      { deal: null, mayRestore: false },
    ])
  })

  test('are counted as none in a project without any', async () => {
    const { projectId } = await oneCar()
    expect(await shown(projectId, dana)).toMatchObject({ counts: { cars: 0 }, vehicles: [], next: null })
  })
})
