import { expect, test } from 'vitest'
import { anOwner, aVehicle, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { icsOf, useCalendars } from '#tests/world/outside/calendars'
import { redirectOf, withStatus } from '#tests/world/visits/responses'
import { FEED_MESSAGES, FEED_PROBLEMS } from '~/models/owner/calendar/feed-messages'
import * as addition from '~/routes/owner/other-calendar/addition'
import * as feedAction from '~/routes/owner/other-calendar/feed-action'
import { feedView } from '~/services/owner/feed/feed-view.server'

await useDatabase()
const calendars = useCalendars()
const URL = 'https://calendar.test/car.ics?key=secret'

const owner = await anOwner()
const vehicleId = await aVehicle(owner)
const page = `/owner/vehicles/${vehicleId}`

const sent = async (fields: Record<string, string>, ref: { feedId?: string | undefined; kind?: string } = {}) => ({
  request: await post('/x', fields, owner),
  params: { vehicleId, ...ref },
  context: {},
})
const add = async (url: string) => addition.action(await sent({ url }))

test('a calendar URL, also with webcal, is read and saved, and the notice has the result', async () => {
  calendars.serve(URL, icsOf('2027-12-07', '2027-12-20'))
  expect(await redirectOf(add(URL.replace('https', 'webcal')))).toEqual({
    to: page,
    says: 'Calendar read: 2 busy periods.',
  })
  expect(calendars.asked()).toEqual([URL])
})

test.each([
  ['', FEED_MESSAGES.urlRequired, 400],
  ['calendar.test/car.ics', FEED_MESSAGES.urlInvalid, 400],
  ['http://calendar.test/car.ics', FEED_MESSAGES.urlInvalid, 400],
  ['https://omar:secret@calendar.test/', FEED_MESSAGES.urlInvalid, 400],
  ['https://calendar.test:8443/', FEED_MESSAGES.urlInvalid, 400],
  [`https://calendar.test/${'x'.repeat(2000)}`, FEED_MESSAGES.urlTooLong, 400],
  ['https://calendar.test/another.ics', FEED_MESSAGES.exists, 409],
])('the URL %j is refused beside its field and returned', async (url, message, status) => {
  const lastResult = { error: { url: [message] }, initialValue: url === '' ? {} : { url } }
  expect(await add(url)).toMatchObject(withStatus(status, lastResult))
})

test('a calendar can be read now, with success or failure, and removed', async () => {
  const feedId = (await feedView(owner, vehicleId))?.id
  calendars.serve(URL, icsOf('2027-12-07'))
  const read = async () => redirectOf(feedAction.action(await sent({}, { feedId, kind: 'reading' })))
  const remove = async () => redirectOf(feedAction.action(await sent({}, { feedId, kind: 'removal' })))
  expect(await read()).toEqual({ to: page, says: 'Calendar read: 1 busy period.' })
  calendars.serve(URL, { problem: 'not-shown' })
  expect(await read()).toEqual({ to: page, says: FEED_PROBLEMS['not-shown'] })
  const gone = { to: page, says: FEED_MESSAGES.removed }
  for (const _twice of [1, 2]) expect(await remove()).toEqual(gone)
  expect(await read()).toEqual({ to: page, says: FEED_MESSAGES.isRemoved })
})
