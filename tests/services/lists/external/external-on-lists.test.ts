import { beforeAll, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anExternal } from '#tests/world/externals'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { responseStatus } from '#tests/world/visits/responses'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { reviewInquiries } from '~/services/deals/selected/review-inquiries.server'
import { arrangedVehicles, selectedVehicles } from '~/services/lists/arrange/arrange-pages.server'
import { removeVehicles } from '~/services/lists/arrange/mark-vehicles.server'
import { editNote, requireNote } from '~/services/lists/arrange/note.server'
import { copyVehicles, moveVehicles } from '~/services/lists/arrange/transfer-vehicles.server'
import { listAvailability } from '~/services/lists/availability.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { commentsPage } from '~/services/lists/comments-page.server'
import { listsPage } from '~/services/lists/lists-page.server'
import { react } from '~/services/lists/react.server'
import { reactionsPage } from '~/services/lists/reactions.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { removedVehiclesPage } from '~/services/lists/removed-vehicles-page.server'

useDatabase()
useOwnFolder()

let dana: Account
let mel: Account
let vic: Account
let omar: Account

beforeAll(async () => {
  ;({ dana, mel, vic, omar } = await aCast())
})

/** A list with a vehicle of the marketplace and, behind it, an external one; and another list. */
async function aMixedList() {
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic })
  const listId = await aList(projectId, dana)
  const otherId = await aList(projectId, dana)
  const cardId = await aListVehicle(projectId, listId, await aVehicle(omar), dana)
  const { listVehicleId, photoId } = await anExternal({ projectId, listId }, mel)
  const membership = await requireMembership(dana, projectId)
  return { projectId, listId, otherId, cardId, listVehicleId, photoId, membership }
}

test('a viewer reacts to an external vehicle and comments on it', async () => {
  const { projectId, listVehicleId, membership } = await aMixedList()
  const ref = { projectId, listVehicleId }
  expect(await react(vic, ref, { rating: 'like', isSet: true })).toMatchObject({ reactions: { likes: 1 } })
  const comment = { comment: 'Can it tow?', attempt: 'tow' }
  expect(await writeComment(vic, ref, comment)).toMatchObject({ ok: true })
  expect(await reactionsPage(membership, listVehicleId, 'like')).toMatchObject({ title: '2019 Ford F-150' })
  expect(await commentsPage(membership, listVehicleId, null)).toMatchObject({
    title: '2019 Ford F-150',
    town: 'Externally sourced',
    refusal: null,
    count: 1,
  })
})

test('an external vehicle is arranged and noted like the others', async () => {
  const { projectId, listId, cardId, listVehicleId, membership } = await aMixedList()
  const edit = { sent: { carNumber: 'PC-7' }, revision: 1, loaded: {} }
  expect(await editNote(mel, { projectId, listVehicleId }, edit)).toEqual({ ok: true })
  expect(await requireNote(membership, listVehicleId)).toMatchObject({ title: '2019 Ford F-150' })
  expect(await arrangedVehicles(membership, listId, null)).toMatchObject({
    total: 2,
    vehicles: [
      { id: cardId, number: 1 },
      { id: listVehicleId, number: 2, vehicleId: null, notes: { pictureCar: 'PC-7' } },
    ],
  })
})

test('selected with others, it is moved, but not copied or inquired about; other projects’ are missing', async () => {
  const { projectId, otherId, cardId, listVehicleId, membership } = await aMixedList()
  const ids = [cardId, listVehicleId]
  const transfer = { projectId, ids, listId: otherId }
  expect(await copyVehicles(mel, transfer)).toMatchObject({ done: 1, skipped: ['external'] })
  expect(await moveVehicles(mel, { ...transfer, ids: [listVehicleId] })).toMatchObject({ done: 1, skipped: [] })
  const shown = await selectedVehicles(mel, { projectId, ids }, 'editLists')
  expect(shown).toMatchObject({ vehicles: [{ id: cardId }, { id: listVehicleId }] })
  expect(await reviewInquiries(membership, ids, null)).toMatchObject({ vehicles: [{ id: cardId }], externals: 1 })
  const others = (await aMixedList()).listVehicleId
  const mixed = [cardId, listVehicleId, others]
  expect(await reviewInquiries(membership, mixed, null)).toMatchObject({
    vehicles: [{ id: cardId }],
    externals: 1,
    missing: 1,
  })
  expect(await responseStatus(reviewInquiries(membership, [others], null))).toBe(404)
})

test('only editors remove it with others', async () => {
  const { projectId, cardId, listVehicleId } = await aMixedList()
  const selected = { projectId, ids: [cardId, listVehicleId] }
  expect(await responseStatus(removeVehicles(vic, selected))).toBe(403)
  expect(await removeVehicles(mel, selected)).toMatchObject({ removed: [cardId, listVehicleId] })
})

/** As text, without ids, whose digits are random. */
const withoutIds = (value: object) => JSON.stringify(value).replace(/[0-9a-f-]{36}/g, '')

const page = async (renter: Account, projectId: string, shown: Parameters<typeof listsPage>[1] = EVERYTHING) =>
  listsPage(await requireMembership(renter, projectId), shown)

const EVERYTHING = { words: [], after: null }

test('its list shows it with what members say, and a Viewer no price', async () => {
  const { projectId, listId, listVehicleId, photoId } = await aMixedList()
  await react(vic, { projectId, listVehicleId }, { rating: 'like', isSet: true })
  const { blocks } = await page(mel, projectId)
  expect(blocks.find(({ id }) => id === listId)).toMatchObject({
    vehicleCount: 1,
    externalCount: 1,
    externals: [{ id: listVehicleId, price: '$2,400', photoIds: [photoId], reactions: { likes: 1, own: null } }],
  })
  const seen = await page(vic, projectId, { listVehicleId })
  expect(seen.blocks).toMatchObject([{ vehicles: [], externals: [{ id: listVehicleId, status: 'Rented elsewhere' }] }])
  expect(withoutIds(seen)).not.toMatch(/\$|2,?400|Peach|peach|invoice/)
})

test('a search finds it by its title and color, a status does not, and its remover can undo', async () => {
  const { projectId, listVehicleId } = await aMixedList()
  const idsOf = ({ blocks }: Awaited<ReturnType<typeof page>>) =>
    blocks.flatMap(({ externals }) => externals.map(({ id, isRemoved }) => [id, isRemoved]))
  expect(idsOf(await page(vic, projectId, { words: ['f-150', 'RED'], after: null }))).toEqual([[listVehicleId, false]])
  expect(idsOf(await page(vic, projectId, { words: ['caprice'], after: null }))).toEqual([])
  expect(idsOf(await page(mel, projectId, { words: [], status: 'not-inquired', after: null }))).toEqual([])
  expect(await removeVehicle(mel, { projectId, listVehicleId })).toEqual({ ok: true })
  expect(idsOf(await page(mel, projectId))).toEqual([])
  const undoable = { ids: [listVehicleId], by: mel.id }
  const removed = await listsPage(await requireMembership(mel, projectId), EVERYTHING, undoable)
  expect(idsOf(removed)).toEqual([[listVehicleId, true]])
  expect(removed.blocks.map(({ externalCount }) => externalCount)).toEqual([0, 0])
})

test('the pages of one list have each vehicle once, in the same number of queries', async () => {
  const { projectId, listId, membership } = await aMixedList()
  const few = await countQueries(() => page(mel, projectId))
  for (let number = 1; number < 30; number++) await anExternal({ projectId, listId }, mel)
  const many = await countQueries(() => page(mel, projectId))
  expect(many.count).toBe(few.count)
  const [block] = many.result.blocks.filter(({ externals }) => externals.length > 0)
  expect([block?.externals.length, block?.externalCount]).toEqual([9, 30])
  const first = await listsPage(membership, { alone: listId, words: [], after: null })
  const rest = await listsPage(membership, { alone: listId, words: [], after: first.next?.after ?? null })
  const ids = [first, rest].map(({ blocks: [list] }) => list?.externals.map(({ id }) => id) ?? [])
  expect([ids.map(({ length }) => length), new Set(ids.flat()).size]).toEqual([[24, 6], 30])
  expect([rest.blocks[0]?.vehicles, rest.next]).toEqual([[], null])
})

test('removed, it is listed among the removed vehicles, and a search finds it there', async () => {
  const { projectId, listVehicleId } = await aMixedList()
  expect(await removeVehicle(mel, { projectId, listVehicleId })).toEqual({ ok: true })
  const removed = async (renter: Account, word: string) =>
    (await removedVehiclesPage(await requireMembership(renter, projectId), { words: [word], after: null })).vehicles
  expect(await removed(mel, 'f-150')).toMatchObject([{ id: listVehicleId, price: '$2,400', mayRestore: true }])
  expect(await removed(vic, 'ford')).toMatchObject([{ id: listVehicleId, price: null, mayRestore: false }])
  expect(await removed(mel, 'caprice')).toEqual([])
})

test('its availability is the days on which it is used', async () => {
  const { listId, cardId, listVehicleId, membership } = await aMixedList()
  const requested = { from: '2026-12-05', to: '2026-12-14', after: null }
  expect(await listAvailability(membership, listId, requested)).toMatchObject({
    vehicles: [
      { id: cardId, blocked: [] },
      { id: listVehicleId, vehicleId: null, blocked: [{ from: '2026-12-07', to: '2026-12-11', by: 'ours' }] },
    ],
  })
})
