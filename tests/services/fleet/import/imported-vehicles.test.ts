import { expect, test } from 'vitest'
import { anOwner, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { fleetFile } from '#tests/world/fleet-files'
import { importFleet } from '~/services/fleet/import/import-fleet.server'
import { importPage } from '~/services/fleet/import/import-pages.server'

useDatabase()
useOwnFolder()

test('the result of an import has the vehicles that it added and updated, in pages', async () => {
  const omar = await anOwner()
  await aVehicle(omar, { stockNumber: 'Z-1' })
  const numbers = Array.from({ length: 31 }, (_, index) => `B-${100 + index}`)
  const before = await importFleet(omar, omar.id, fleetFile({ 'Stock number': 'B-100' }))
  const outcome = await importFleet(
    omar,
    omar.id,
    fleetFile(
      { 'Stock number': 'B-100', Color: 'Red' },
      ...numbers.slice(1).map((number) => ({ 'Stock number': number })),
    ),
  )
  if (!before.ok || !outcome.ok) throw new Error('The import failed.')
  const view = await importPage(omar, outcome.importId, null)
  const { vehicles = [], withoutPhotos, next = null } = view.result ?? {}
  expect(view).toMatchObject({ added: 30, updated: 1 })
  expect(withoutPhotos).toBe(31)
  expect(vehicles.slice(0, 2)).toMatchObject([
    { stockNumber: 'B-100', isNew: false },
    { stockNumber: 'B-101', isNew: true, to: `/owner/vehicles/${vehicles[1]?.id}` },
  ])
  const rest = await importPage(await aProvider(), outcome.importId, next)
  const shown = [...vehicles, ...(rest.result?.vehicles ?? [])]
  expect(shown.map(({ stockNumber }) => stockNumber)).toEqual(numbers)
  expect(rest.result).toMatchObject({ vehicles: [{ to: `/provider/vehicles/${shown[30]?.id}` }], next: null })
})
