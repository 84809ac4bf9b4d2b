import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDays } from '#demo/builder/keep-days.server'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, type Deal, FILLED_IN, inquiriesAbout } from '#tests/world/deals'
import { get, post } from '#tests/world/people'
import { arrival, withStatus } from '#tests/world/visits/answers'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import * as inquiry from '~/routes/deals/inquiry'
import { setClock } from '~/server/clock.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))
afterEach(() => setClock())

const paramsOf = ({ projectId, listVehicleId }: Deal) => ({ projectId, listVehicleId })
const addressOf = ({ projectId, listVehicleId }: Deal) => dealPaths.inquiry(projectId, listVehicleId)

async function send(stage: Deal, fields: Record<string, string | string[]>, query = '') {
  const request = await post(addressOf(stage) + query, fields, stage.renter)
  return inquiry.action({ request, params: paramsOf(stage), context: {} })
}

async function open(stage: Deal, query = '') {
  const request = await get(addressOf(stage) + query, stage.renter)
  return inquiry.loader({ request, params: paramsOf(stage), context: {} })
}

test('is filled in from the project and the list, and from its address', async () => {
  const stage = await aDeal()
  expect(await open(stage)).toMatchObject({
    vehicle: { title: '1976 Chevrolet Caprice', town: 'Atlanta, GA', daily: 10_000, picture: null },
    bookable: { from: '2026-12-01', to: '2028-12-01' },
    attempt: 1,
    refusal: null,
    defaultValue: {
      productionCompany: 'Red Clay Pictures',
      location: 'Newnan courthouse square',
      from: '',
      rate: '',
      dayLimit: '2',
      usage: [],
    },
    taken: [],
  })
  const query = '?from=2026-12-07&to=2026-12-11&rate=450&usage=hero_shots&location=&mileage=low'
  expect(await open(stage, query)).toMatchObject({
    defaultValue: { location: '', from: '2026-12-07', rate: '450', usage: ['hero_shots'], mileage: 'low' },
  })
})

test('starts with the listed rate, which follows other days unless another one was typed', async () => {
  const stage = await aDeal()
  const rateAt = (query: string) => open(stage, `?from=2026-12-07&to=2026-12-08${query}`)
  expect(await rateAt('')).toMatchObject({ defaultValue: { rate: '200' } })
  expect(await rateAt('&rate=500&listed=50000')).toMatchObject({ defaultValue: { rate: '200' } })
  expect(await rateAt('&rate=450&listed=50000')).toMatchObject({ defaultValue: { rate: '450' } })
  expect(await rateAt('&rate=500&listed=lots')).toMatchObject({ defaultValue: { rate: '500' } })
})

test('names the days that are taken, those that meet as one', async () => {
  const stage = await aDeal()
  await keepDays(stage.vehicleId, '2026-11-20', '2026-11-30')
  await keepDays(stage.vehicleId, '2026-12-03', '2026-12-05')
  await keepDays(stage.vehicleId, '2026-12-06', '2026-12-07')
  await keepDays(stage.vehicleId, '2026-12-20', '2026-12-20', { active: false })
  const words = 'Taken Dec 3 to Dec 7. Free from Dec 8.'
  expect(await open(stage)).toMatchObject({
    taken: [{ from: '2026-12-03', to: '2026-12-07', words }],
  })
})

test('sends an inquiry and leads back to the card on the part of the page it was opened from', async () => {
  const stage = await aDeal()
  expect(await arrival(send(stage, FILLED_IN, '?vehicle=caprice&rate=1'))).toEqual({
    to: listPaths.listVehicle(stage.projectId, stage.listVehicleId, '?vehicle=caprice'),
    says: INQUIRY_MESSAGES.sent,
  })
  expect((await inquiriesAbout(stage))[0]).toMatchObject({ lastOfferCents: 45_000, status: 'open' })
})

test('explains every field left empty, and keeps what was typed', async () => {
  const stage = await aDeal()
  expect(await send(stage, { attempt: '1', location: 'Macon' })).toMatchObject(
    withStatus(400, {
      initialValue: { location: 'Macon' },
      error: {
        productionCompany: ['Production Company is required'],
        from: ['Booking Period is required.'],
        to: ['Booking Period is required.'],
        rate: ['Rate is required'],
        dayLimit: ['Time limit is required'],
        mileage: ['Mileage is required'],
        usage: ['Usage  is required.'],
      },
    }),
  )
})

test('tells of days and rate together with what is missing elsewhere', async () => {
  const stage = await aDeal()
  await keepDays(stage.vehicleId, '2026-12-07', '2026-12-08')
  const { mileage, usage, ...fields } = FILLED_IN
  expect(await send(stage, { ...fields, rate: '399.99' })).toMatchObject(
    withStatus(400, {
      error: {
        from: [
          INQUIRY_MESSAGES.datesTaken,
          'Taken: Dec 7, 2026 to Dec 8, 2026. The nearest free days are Dec 9, 2026 to Dec 13, 2026.',
        ],
        rate: [INQUIRY_MESSAGES.belowFloor, 'Minimum offer for these dates: $400.00.'],
        mileage: ['Mileage is required'],
        usage: ['Usage  is required.'],
      },
    }),
  )
  // without days there is no floor
  expect(await send(stage, { ...fields, to: '', rate: '1' })).not.toMatchObject({
    data: { error: { rate: expect.anything() } },
  })
  expect(await inquiriesAbout(stage)).toEqual([])
})

test('asks about a rate above the list, and takes it with the box ticked', async () => {
  const stage = await aDeal()
  const typed = { ...FILLED_IN, rate: '$1,234.50' }
  expect(await send(stage, { ...typed, confirmed: 'yes' })).toMatchObject(
    withStatus(409, { error: { rate: [INQUIRY_MESSAGES.aboveListed, expect.any(String)] }, initialValue: typed }),
  )
  expect(await arrival(send(stage, { ...typed, confirmed: '123450' }))).toMatchObject({
    says: INQUIRY_MESSAGES.sent,
  })
})

test('says when nothing can be inquired, instead of a form', async () => {
  const stage = await aDeal({ listingStatus: 'deactivated' })
  expect(await open(stage)).toMatchObject({ refusal: INQUIRY_MESSAGES.listingGone })
  expect(await send(stage, FILLED_IN)).toMatchObject(withStatus(409, { error: { '': [INQUIRY_MESSAGES.listingGone] } }))
})
