import { expect, test } from 'vitest'
import { anOwner, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { ownerPaths } from '~/models/trade/paths/owner'
import * as makes from '~/routes/owner/vehicle-makes'
import * as models from '~/routes/owner/vehicle-models'

useDatabase()

const NONE = ['No data available']

async function suggested(path: string) {
  const route = path.startsWith('/owner/vehicles/makes') ? makes : models
  const response = await route.loader({ request: await get(path, await anOwner()), params: {}, context: {} })
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=86400')
  return response.json()
}

test('makes are those of the year, and models those of the make in that year', async () => {
  expect(await suggested(ownerPaths.vehicleMakes('1957'))).toEqual(expect.arrayContaining(['Chevrolet', 'DeSoto']))
  const chevrolets = await suggested(ownerPaths.vehicleModels('1957', 'chevy'))
  expect(chevrolets).toEqual(expect.arrayContaining(['150', '210', 'Bel Air', 'Nomad']))
  expect(chevrolets).not.toContain('Impala')
})

test.each([
  ownerPaths.vehicleMakes('195'),
  ownerPaths.vehicleMakes('19577'),
  ownerPaths.vehicleMakes(''),
  ownerPaths.vehicleMakes('0000'),
  '/owner/vehicles/makes',
  '/owner/vehicles/makes?year=1957&year=1958',
  ownerPaths.vehicleModels('195', 'Chevrolet'),
  ownerPaths.vehicleModels('1957', 'Batmobile'),
  ownerPaths.vehicleModels('1957', ''),
  ownerPaths.vehicleModels('1957', 'Tesla'),
  '/owner/vehicles/models?year=1957',
])('%s has no data', async (path) => expect(await suggested(path)).toEqual(NONE))
