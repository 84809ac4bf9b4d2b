import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aUser, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, type Deal } from '#tests/world/deals'
import { responseStatus } from '#tests/world/visits/responses'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { refused } from '~/models/trade/results/outcome'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'
import { setClock } from '~/server/clock.server'
import { activity, db, listVehicles, projectMembers, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { requireDeal } from '~/services/deals/require-deal.server'
import { listsPage } from '~/services/lists/lists-page.server'
import { removeVehicle, restoreVehicle } from '~/services/lists/remove-vehicle.server'
import { removedVehiclesPage } from '~/services/lists/removed-vehicles-page.server'

useDatabase()

const START = new Date('2026-12-01T12:00:00Z')
const later = (minutes: number) => setClock(new Date(START.getTime() + minutes * 60_000))
beforeEach(() => setClock(START))
const rowOf = async ({ listVehicleId }: Deal) =>
  (await db().select().from(listVehicles).where(eq(listVehicles.id, listVehicleId)))[0]
const stageOf = async ({ projectId, listVehicleId }: Deal) => (await requireDeal(db(), projectId, listVehicleId)).stage

async function joins({ projectId }: Deal, person: Account, role: ProjectRole) {
  await db().insert(projectMembers).values({ projectId, accountId: person.id, role })
  return person
}

test('a viewer can restore a vehicle they removed within ten minutes, without reading its stage', async () => {
  const deal = await aDeal()
  const vic = await joins(deal, await aUser(), 'User')
  await anInquiry(deal)
  await removeVehicle(vic, deal)
  later(9)
  const outcomes = [await restoreVehicle(vic, deal), await restoreVehicle(vic, deal)]
  expect(outcomes).toEqual([
    { ok: true, back: 'on-its-list' },
    { ok: true, back: 'on-its-list' },
  ])
  expect(await rowOf(deal)).toMatchObject({ removedAt: null, removedBy: null })
  const entries = await db().select().from(activity).where(eq(activity.kind, 'vehicle-restored'))
  expect(entries).toMatchObject([{ accountId: vic.id, subject: { listVehicleId: deal.listVehicleId } }])
})

test('after ten minutes only editors can restore it, and a viewer never what others removed', async () => {
  const deal = await aDeal()
  const mel = await joins(deal, await aMember(), 'Member')
  const vic = await joins(deal, await aUser(), 'User')
  const ron = await joins(deal, await aUser(), 'User')
  await removeVehicle(vic, deal)
  expect(await responseStatus(restoreVehicle(ron, deal))).toBe(403)
  later(10)
  expect(await restoreVehicle(vic, deal)).toEqual(refused('undo-expired', LIST_MESSAGES.undoIsOver))
  expect((await rowOf(deal))?.removedBy).toBe(vic.id)
  expect(await restoreVehicle(mel, deal)).toEqual({ ok: true, back: 'as-it-was' })
})

test('a restored inquiry is open again until its deadline has passed', async () => {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal, { dayLimit: 1 })
  await removeVehicle(deal.renter, deal)
  expect(await restoreVehicle(deal.renter, deal)).toEqual({ ok: true, back: 'as-it-was' })
  expect(await stageOf(deal)).toBe('asked')
  expect(await answerOffer(deal.owner, { side: 'owner', inquiryId }, 'accept', 1)).toEqual({ ok: true })

  const slow = await aDeal()
  await anInquiry(slow, { dayLimit: 1 })
  await removeVehicle(slow.renter, slow)
  later(25 * 60)
  expect(await restoreVehicle(slow.renter, slow)).toEqual({ ok: true, back: 'to-inquire' })
  expect(await stageOf(slow)).toBe('time_is_up')
})

test('restoring a vehicle that is no longer listed says so', async () => {
  const deal = await aDeal()
  await removeVehicle(deal.renter, deal)
  await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, deal.vehicleId))
  expect(await restoreVehicle(deal.renter, deal)).toEqual({ ok: true, back: 'not-offered' })
})

test('the remover’s page shows the removed card for ten minutes without counting it', async () => {
  const deal = await aDeal()
  const mel = await joins(deal, await aMember(), 'Member')
  await removeVehicle(mel, deal)
  const shownTo = async (by: Account, ids: string[]) => {
    const membership = await requireMembership(by, deal.projectId)
    const { blocks } = await listsPage(membership, { words: [], after: null }, { ids, by: by.id })
    return blocks.map(({ vehicles: cards, vehicleCount }) => [vehicleCount, cards.map(({ isRemoved }) => isRemoved)])
  }
  const removed = [deal.listVehicleId]
  expect(await shownTo(mel, removed)).toEqual([[0, [true]]])
  expect(await shownTo(mel, [])).toEqual([[0, []]])
  expect(await shownTo(deal.renter, removed)).toEqual([[0, []]])
  later(10)
  expect(await shownTo(mel, removed)).toEqual([[0, []]])
})

test('removed vehicles are paginated, last removed first, without gaps or repeats', async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const removed: { id: string; minute: number }[] = []
  for (let vehicle = 0; vehicle < 30; vehicle += 1) {
    const id = await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    // pairs have the same timestamp
    const minute = Math.floor(vehicle / 2)
    const removedAt = new Date(Date.UTC(2026, 10, 20, 15, minute))
    await db().update(listVehicles).set({ removedAt, removedBy: dana.id }).where(eq(listVehicles.id, id))
    removed.push({ id, minute })
  }
  const membership = await requireMembership(dana, projectId)
  const first = await removedVehiclesPage(membership, { words: [], after: null })
  const second = await removedVehiclesPage(membership, { words: [], after: first.next })
  expect(second.next).toBeNull()
  const lastFirst = removed.sort((one, other) => other.minute - one.minute || (one.id < other.id ? 1 : -1))
  const ids = lastFirst.map(({ id }) => id)
  expect(first.vehicles.map(({ id }) => id)).toEqual(ids.slice(0, 24))
  expect(second.vehicles.map(({ id }) => id)).toEqual(ids.slice(24))
})
