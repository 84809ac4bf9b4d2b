import { afterEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anOwner, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'
import { countQueries, db } from '~/server/db/client.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { deskVehiclesPage, requireVehicleAtDesk } from '~/services/provider/desk-vehicles-page.server'

useDatabase()
afterEach(() => setClock())

const ALL = { search: '', after: null } as const

test('the desk lists all owners’ vehicles, those to look at first, with a fixed number of queries', async () => {
  const pru = await aProvider()
  const owners = [await anOwner(), await anOwner('walt')] as const
  const ids: string[] = []
  for (let number = 0; number < 32; number += 1) {
    const createdAt = new Date(Date.UTC(2026, 10, 1, number))
    ids.push(await aVehicle(owners[number % 2 ? 1 : 0], { createdAt, model: `Model ${number}` }))
  }
  const [oldest = ''] = ids
  setClock(new Date('2026-11-20T15:00:00Z'))
  unwrap(await changeListing(owners[0], oldest, 'deactivation', { seen: 0, reason: '' }))

  const one = await countQueries(() => deskVehiclesPage(pru, ALL))
  const two = await countQueries(() => deskVehiclesPage(pru, { ...ALL, after: one.result.next }))
  expect([one.count, two.result.next]).toEqual([two.count, null])
  expect(one.result).toMatchObject({ counts: { listed: 31, deactivated: 1 }, toCheck: 31 })
  const shown = [one, two].flatMap(({ result }) => result.vehicles.map(({ id }) => id))
  // crews see all but the deactivated one, without photos
  expect(shown).toEqual([...ids.slice(1).reverse(), oldest])
  expect(one.result.vehicles).toHaveLength(30)
  expect(two.result.vehicles.at(-1)).toMatchObject({
    owner: { name: 'Omar Haddad', email: owners[0].email },
    listingStatus: 'deactivated',
    last: 'Nov 20, 2026',
  })
  expect(one.result.vehicles[0]).toMatchObject({ owner: { email: owners[1].email }, last: null, lacks: ['No photos'] })
  expect(await requireVehicleAtDesk(pru, oldest)).toMatchObject({
    listing: {
      status: 'deactivated',
      gaps: ["Add a photo of the driver's side. Without it the listing stays a draft."],
      actions: ['deletion'],
    },
  })
})

test('the desk finds vehicles by their words, their owner and their status, on every page', async () => {
  const pru = await aProvider()
  const omar = await anOwner()
  const walt = await anOwner('walt')
  for (let number = 0; number < 31; number += 1) await aVehicle(omar, { model: 'Nova', year: 1968 })
  await aVehicle(omar, { model: 'Nova', listingStatus: 'draft' })
  const [impala, nova] = [await aVehicle(walt, { model: 'Impala' }), await aVehicle(walt, { model: 'Nova' })]
  const found = async (choice: Partial<Parameters<typeof deskVehiclesPage>[1]>) =>
    (await deskVehiclesPage(pru, { ...ALL, ...choice })).vehicles.map(({ id }) => id)

  expect(await found({ search: 'impala' })).toEqual([impala])
  expect(await found({ search: `nova ${walt.email}` })).toEqual([nova])
  expect(await found({ search: '1968', status: 'draft' })).toEqual([])
  const choice = { search: 'haddad nova', status: 'listed', after: null } as const
  const first = await deskVehiclesPage(pru, choice)
  expect(first.counts).toEqual({ listed: 31, draft: 1 })
  expect([first.vehicles.length, await found({ ...choice, after: first.next })]).toEqual([30, [expect.anything()]])
})

test('drafts, requested edits and missing photos need attention, whichever was changed last', async () => {
  const [pru, omar] = [await aProvider(), await anOwner()]
  const complete = await aVehicle(omar, { createdAt: new Date('2026-11-05T12:00:00Z') })
  const edits = await aVehicle(omar, { listingStatus: 'edit_requests', createdAt: new Date('2026-11-04T12:00:00Z') })
  const draft = await aVehicle(omar, { listingStatus: 'draft', createdAt: new Date('2026-11-03T12:00:00Z') })
  const bare = await aVehicle(omar, { createdAt: new Date('2026-11-02T12:00:00Z') })
  for (const vehicleId of [complete, edits]) {
    await savePhoto(db(), { vehicleId, position: 0, angle: 0, picture: [] })
  }
  const page = (choice: Partial<Parameters<typeof deskVehiclesPage>[1]> = {}) =>
    deskVehiclesPage(pru, { ...ALL, search: omar.email, ...choice })
  const idsOf = ({ vehicles }: Awaited<ReturnType<typeof page>>) => vehicles.map(({ id }) => id)

  expect(idsOf(await page())).toEqual([edits, draft, bare, complete])
  expect(idsOf(await page({ after: draft }))).toEqual([bare, complete])
  const attention = await page({ status: 'attention' })
  expect([idsOf(attention), attention.toCheck]).toEqual([[edits, draft, bare], 3])
})
