import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  aList,
  aListVehicle,
  aMember,
  anAdmin,
  anOwner,
  aProject,
  aProvider,
  aUser,
  aVehicle,
  get,
} from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { responseStatus } from '#tests/world/visits/responses'
import { monthWeeks } from '~/models/trade/days/calendar'
import { loader } from '~/routes/fleet/vehicle'
import { setClock } from '~/server/clock.server'
import { db, vehicleBlocks, vehiclePhotos } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

setClock(new Date('2026-11-20T15:00:00Z'))
const omar = await anOwner()
const dana = await anAdmin()
const car = await aVehicle(omar, {
  year: 1957,
  make: 'Chevrolet',
  model: 'Bel Air',
  color: 'teal',
  town: 'Decatur',
  zipcode: '30030',
  dayPrice: 45_000,
  modifications: ['Quiet exhaust'],
  exteriorNote: 'Older repaint, bright chrome.',
})
const rows = await db()
  .insert(vehiclePhotos)
  .values([4, 0].map((angle, position) => ({ vehicleId: car, position, angle, fileKey: `photos/${position}` })))
  .returning({ id: vehiclePhotos.id })
const photos = rows.map(({ id }) => id)
await db()
  .insert(vehicleBlocks)
  .values(
    ['[2026-11-01,2026-11-20)', '[2027-01-03,2027-01-04)', '[2026-12-14,2026-12-19)'].map((days) => ({
      vehicleId: car,
      kind: 'owner' as const,
      period: sql`${days}::daterange`,
    })),
  )

const DAYS = {
  daily: 45_000,
  bookable: { from: '2026-11-20', to: '2028-11-20' },
  taken: [
    { from: '2026-12-14', to: '2026-12-18', text: 'Taken Dec 14 to Dec 18. Free from Dec 19.' },
    { from: '2027-01-03', to: '2027-01-03', text: 'Taken Jan 3, 2027. Free from Jan 4, 2027.' },
  ],
  months: ['2026-11', '2026-12'].map((month) => monthWeeks(month, '2026-11-20')),
  requested: { from: '', to: '' },
}

const view = async (carId: string, as?: Account, days: Record<string, string> = {}) => {
  const request = await get(`/home/view-vehicle?${new URLSearchParams({ 'car-id': carId, ...days })}`, as)
  return loader({ request, params: {}, context: {} })
}

describe('a vehicle', () => {
  test('is shown completely to a member', async () => {
    expect(await view(car, await aMember())).toEqual({
      view: 'vehicle',
      id: car,
      favorite: { isSet: false },
      title: '1957 Chevrolet Bel Air',
      town: 'Decatur, GA 30030',
      photos: [
        { id: photos[0], angle: 4 },
        { id: photos[1], angle: 0 },
      ],
      facts: [
        { label: 'Year', value: '1957' },
        { label: 'Make', value: 'Chevrolet' },
        { label: 'Model', value: 'Bel Air' },
        { label: 'Color', value: 'Teal' },
        { label: 'Location', value: 'Decatur, GA 30030' },
        { label: 'Body', value: 'Sedan' },
        { label: 'Era', value: '1970s' },
        { label: 'Runs and drives', value: 'Yes' },
      ],
      conditions: [
        { part: 'Exterior', condition: 'Great Condition', note: 'Older repaint, bright chrome.' },
        { part: 'Interior', condition: 'Great Condition', note: 'Well kept, minor marks only.' },
        { part: 'Mechanical', condition: 'Great Condition', note: 'Well kept, minor marks only.' },
      ],
      modifications: ['Quiet exhaust'],
      price: {
        day: '$450',
        week: '$1,350',
        month: '$4,050',
        hint: 'A week ($1,350) costs less than 4 days ($1,800).',
      },
      takenDaysText: 'Taken Dec 14 to Dec 18 and Jan 3, 2027.',
      days: DAYS,
      listed: null,
      isGone: false,
      draft: null,
      maySearch: true,
      mayAdd: true,
      place: null,
      last: null,
      offerTo: null,
      answerTime: '',
      others: { similar: [], ofOwner: [] },
      address: `http://localhost:3000/home/view-vehicle?car-id=${car}`,
    })
  })

  test('is shown to a user without search and adding', async () => {
    expect(await view(car, await aUser())).toMatchObject({
      view: 'vehicle',
      maySearch: false,
      mayAdd: false,
      others: null,
    })
  })

  test('takes days from the query in order, and ignores invalid ones', async () => {
    for (const [from, to, requested] of [
      ['2026-12-07', '2026-12-11', { from: '2026-12-07', to: '2026-12-11' }],
      ['2026-12-11', '2026-12-07', { from: '2026-12-07', to: '2026-12-11' }],
      ['2026-11-19', '2026-12-11', { from: '', to: '' }],
      ['tomorrow', '2026-02-30', { from: '', to: '' }],
    ] as const) {
      expect(await view(car, dana, { from, to })).toMatchObject({ days: { requested } })
    }
    const week = { from: '2026-12-07', to: '2026-12-13' }
    const pressed = { from: '2026-12-07', to: '2026-12-10', free: '2026-12-07 2026-12-13' }
    expect(await view(car, dana, pressed)).toMatchObject({ days: { requested: week } })
    expect(JSON.stringify(await view(car, undefined, { from: '2026-12-07', to: '2026-12-11' }))).not.toContain('Dec')
  })

  test.each(['deactivated', 'deleted'] as const)(
    'that is %s is marked as gone for those concerned, and is a 404 for others',
    async (status) => {
      const gone = await aVehicle(omar, { listingStatus: status })
      const about = { isGone: true, price: null, takenDaysText: '', days: null, mayAdd: false }
      for (const stranger of [dana, undefined]) expect(await responseStatus(view(gone, stranger))).toBe(404)
      const projectId = await aProject({ Owner: dana })
      await aListVehicle(projectId, await aList(projectId, dana), gone, dana)
      for (const asker of [dana, omar, await aProvider()]) expect(await view(gone, asker)).toMatchObject(about)
      for (const stranger of [await anAdmin(), undefined]) expect(await responseStatus(view(gone, stranger))).toBe(404)
    },
  )

  test('that is a draft is for its owner and the staff only', async () => {
    const draft = await aVehicle(omar, { listingStatus: 'draft', dayPrice: 0 })
    const projectId = await aProject({ Owner: dana })
    await aListVehicle(projectId, await aList(projectId, dana), draft, dana)
    const staff = await aProvider()
    const preview = { isGone: true, price: null, days: null, mayAdd: false }
    expect(await view(draft, omar)).toMatchObject({ ...preview, draft: { home: `/owner/vehicles/${draft}` } })
    expect(await view(draft, staff)).toMatchObject({ ...preview, draft: { home: `/provider/vehicles/${draft}` } })
    const priced = await aVehicle(omar, { listingStatus: 'draft', dayPrice: 45_000 })
    expect(await view(priced, omar)).toMatchObject({ price: { day: '$450' }, days: null })
    for (const stranger of [dana, await anOwner('walt'), undefined])
      expect(await responseStatus(view(draft, stranger))).toBe(404)
  })

  test('never includes its place, phone, VIN or owner', async () => {
    const shown = JSON.stringify(await view(await aVehicle(omar, { vin: '1G1YY22G965104367' }), dana))
    for (const secret of ['Huff Rd', '4045550188', '1G1YY22G965104367', omar.id]) expect(shown).not.toContain(secret)
  })
})

describe('a visitor', () => {
  test('gets the title and the first photo but no price', async () => {
    const shown = await view(car)
    expect(shown).toEqual({
      view: 'visitor',
      id: car,
      title: '1957 Chevrolet Bel Air',
      looks: 'Teal, Sedan, 1970s',
      photoId: photos[0],
      preview: expect.any(Array),
    })
    // ids may contain any digits
    expect(JSON.stringify(shown).replace(/[\da-f-]{36}/g, '')).not.toMatch(/450|dayPrice/i)
  })
})

test.each([
  ['unknown', 'c0ffee00-0000-4000-8000-000000000000'],
  ['malformed', '1 or 1=1'],
  ['empty', ''],
])('an %s car-id is a 404 for everybody', async (_, carId) => {
  expect(await responseStatus(view(carId, dana))).toBe(404)
  expect(await responseStatus(view(carId))).toBe(404)
})
