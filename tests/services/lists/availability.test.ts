import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aCast, aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { FIVE_DAYS } from '#tests/world/days'
import { aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { responseStatus } from '#tests/world/visits/responses'
import { addDays } from '~/models/trade/days/days'
import { setClock } from '~/server/clock.server'
import { countQueries, db, inquiries } from '~/server/db/client.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listAvailability } from '~/services/lists/availability.server'

useDatabase()

test('a list shows its own orders apart from those of others and the owner’s blocks, in four queries', async () => {
  const { dana, vic, omar } = await aCast()
  const projectId = await aProject({ Owner: dana, User: vic })
  const listId = await aList(projectId, dana)
  const [ours, theirs, blocked] = [await aVehicle(omar), await aVehicle(omar), await aVehicle(omar)]
  for (const vehicleId of [ours, theirs, blocked]) {
    const cardId = await aListVehicle(projectId, listId, vehicleId, dana)
    if (vehicleId === ours) await aStoredOrder(await aStoredInquiry(cardId, dana, { status: 'agreed' }), dana)
  }
  const otherId = await aProject({ Owner: dana })
  const elsewhere = await aListVehicle(otherId, await aList(otherId, dana), theirs, dana)
  await aStoredOrder(await aStoredInquiry(elsewhere, dana, { status: 'agreed' }), dana)
  await writeBlock(blocked, addDays(FIVE_DAYS.from, -1), FIVE_DAYS.from)

  const membership = await requireMembership(vic, projectId)
  const requested = { from: addDays(FIVE_DAYS.from, -1), to: addDays(FIVE_DAYS.to, 1), after: null }
  const { result, count } = await countQueries(() => listAvailability(membership, listId, requested))
  expect(count).toBe(4)
  const periods = result.vehicles.map((vehicle) => vehicle.blocked.map(({ from, to, by }) => [from, to, by]))
  expect(periods).toEqual([
    [[FIVE_DAYS.from, FIVE_DAYS.to, 'ours']],
    [[FIVE_DAYS.from, FIVE_DAYS.to, 'others']],
    [[addDays(FIVE_DAYS.from, -1), FIVE_DAYS.from, 'owner']],
  ])
  // a booked inquiry is not wanted any more, and a User sees no inquiries
  const wanted = async (account: typeof dana) => {
    const asker = await requireMembership(account, projectId)
    return (await listAvailability(asker, listId, requested)).vehicles.map((vehicle) => vehicle.wanted?.text)
  }
  const { id } = await aStoredInquiry(result.vehicles[1]?.id ?? '', dana)
  expect(await wanted(dana)).toEqual([undefined, expect.stringMatching(/^Inquired for .*, but not free/), undefined])
  expect(await wanted(vic)).toEqual([undefined, undefined, undefined])
  await db().update(inquiries).set({ lastOfferBy: 'owner', round: 2 }).where(eq(inquiries.id, id))
  expect((await wanted(dana))[1]).toMatch(/^Your turn to answer: offer for /)
  const declined = { status: 'declined', declineReason: 'booked', closedBy: 'owner' } as const
  await aStoredInquiry(result.vehicles[2]?.id ?? '', dana, declined)
  const refused = async (account: typeof dana) => {
    const asker = await requireMembership(account, projectId)
    return (await listAvailability(asker, listId, requested)).vehicles.map(({ blocked }) => blocked.at(-1)?.by)
  }
  expect(await refused(dana)).toEqual(['ours', 'others', 'declined'])
  expect(await refused(vic)).toEqual(['ours', 'others', 'owner'])
  // without requested days: those of the inquiry, which a User does not learn
  const usual = async (account: typeof dana) => {
    const asker = await requireMembership(account, projectId)
    return (await listAvailability(asker, listId, { from: '', to: '', after: null })).days
  }
  expect(await usual(dana)).toEqual(FIVE_DAYS)
  expect(await usual(vic)).not.toEqual(FIVE_DAYS)
  const second = await listAvailability(membership, listId, { ...requested, after: result.vehicles[0]?.id ?? null })
  expect(second.vehicles).toHaveLength(2)
  expect(await responseStatus(listAvailability(membership, await aList(otherId, dana), requested))).toBe(404)
  // an inquiry whose deadline has passed does not want its days any more
  setClock(new Date(Date.now() + 72 * 3_600_000))
  expect(await wanted(dana)).toEqual([undefined, undefined, undefined])
  setClock()
})
