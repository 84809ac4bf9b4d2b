import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aCast, aList, aListVehicle, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { ASKED, inquiriesAbout } from '#tests/world/deals'
import { newestMessageTo, subjectsTo } from '#tests/world/messages/outbox'
import { responseStatus } from '#tests/world/visits/responses'
import { setClock } from '~/server/clock.server'
import { countQueries, db, inquiries, vehicles } from '~/server/db/client.server'
import { requireMembership } from '~/services/crew/membership.server'
import { inboxPage } from '~/services/deals/inbox-page.server'
import { reviewInquiries } from '~/services/deals/selected/review-inquiries.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

const { rate: _, attempt: __, ...TERMS } = ASKED
const AT_90 = { ...TERMS, percent: 90 }

/** Three of Omar's vehicles and one of Walt's on a list; the third is booked on the requested days. */
async function background() {
  const { dana, omar } = await aCast()
  const walt = await anOwner('walt')
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const vehicleIds = [await aVehicle(omar), await aVehicle(omar, { dayPrice: 10_001 }), await aVehicle(omar)]
  vehicleIds.push(await aVehicle(walt))
  await writeBlock(vehicleIds[2] ?? '', '2026-12-11', '2026-12-12')
  const ids: string[] = []
  for (const vehicleId of vehicleIds) ids.push(await aListVehicle(projectId, listId, vehicleId, dana))
  const review = async (terms = AT_90) => reviewInquiries(await requireMembership(dana, projectId), ids, terms)
  const shown = (await review()).vehicles
  const send = (part: object = {}) => sendInquiries(dana, projectId, { ...AT_90, vehicles: shown, ...part })
  const [first = '', second = ''] = ids
  return { dana, omar, walt, projectId, ids, first, second, vehicleIds, review, shown, send }
}

const aboutProject = (projectId: string) => db().select().from(inquiries).where(eq(inquiries.projectId, projectId))

test('the review says the offer of each vehicle or why it cannot be asked, in a fixed number of queries', async () => {
  const { review } = await background()
  const { result, count } = await countQueries(() => review())
  const taken = expect.stringContaining('Vehicle not available in the given dates. Taken: Dec 11, 2026')
  expect(result.vehicles.map(({ offer, refusal }) => [offer?.rate, refusal])).toEqual([
    [45_000, null],
    [45_005, null],
    [45_000, taken],
    [45_000, null],
  ])
  expect(count).toBe(5)
})

test('each vehicle is asked by the rules of one inquiry, and an owner of several gets one email', async () => {
  const { omar, walt, projectId, send } = await background()
  const outcome = await send()
  const refusals = outcome.ok && outcome.results.map(({ refusal }) => refusal)
  expect(refusals).toEqual([null, null, expect.stringContaining('not available'), null])
  expect((await aboutProject(projectId)).map(({ lastOfferCents }) => lastOfferCents).sort()).toEqual([
    45_000, 45_000, 45_005,
  ])
  expect(await subjectsTo(omar)).toEqual(['Inquiries for 2 of your vehicles: Dec 7, 2026 to Dec 11, 2026'])
  expect(await subjectsTo(walt)).toEqual([expect.stringContaining('Inquiry for your 1976 Chevrolet Caprice')])
  const { bodyText } = await newestMessageTo(omar.email)
  expect(bodyText).toContain('$450.05 before tax (listed: $500.05)')
  expect(new Set(bodyText.match(/\/answer\/[\w-]{43}/g)).size).toBe(2)
  expect(bodyText).toContain(`/owner?project=${projectId}`)

  const inbox = await inboxPage(omar, 'to-answer', null, { project: projectId })
  expect(inbox).toMatchObject({ rows: [{}, {}], project: { title: 'The Long Haul' } })
})

test('two posts at once ask each vehicle once, and a price changed since is not asked at', async () => {
  const { omar, projectId, vehicleIds, send } = await background()
  await db()
    .update(vehicles)
    .set({ dayPrice: 12_000 })
    .where(eq(vehicles.id, vehicleIds[1] ?? ''))
  const [one, other] = await Promise.all([send(), send()])
  expect(other).toEqual(one)
  const [, changed] = one?.ok ? one.results : []
  expect(changed?.refusal).toContain('The owner has changed the price since you opened this form.')
  expect(await aboutProject(projectId)).toHaveLength(2)
  expect(await subjectsTo(omar)).toEqual([expect.stringContaining('Inquiry for your')])
})

test('vehicles that were asked or removed meanwhile are left out, and those of others are not found', async () => {
  const { dana, projectId, first, second, ids, shown, send } = await background()
  await sendInquiry(dana, { projectId, listVehicleId: first }, ASKED)
  await removeVehicle(dana, { projectId, listVehicleId: second })
  const outcome = await send({ vehicles: shown.slice(0, 2), percent: 95 })
  expect(outcome.ok && outcome.results.map(({ refusal }) => refusal)).toEqual([
    'There is already an open inquiry for this vehicle.',
    'No longer on its list.',
  ])
  const other = await aProject({ Owner: dana })
  expect(await responseStatus(sendInquiries(dana, other, { ...AT_90, vehicles: shown }))).toBe(404)
  expect(await inquiriesAbout({ listVehicleId: ids[3] ?? '' })).toEqual([])
})

test('a rate above the list price has to be confirmed', async () => {
  const { shown, send } = await background()
  const above = { vehicles: shown.slice(0, 1), percent: 110 }
  expect(await send(above)).toMatchObject({ results: [{ refusal: expect.stringContaining('above the listed price') }] })
  expect(await send({ ...above, confirmed: 110 })).toMatchObject({ results: [{ refusal: null }] })
})
