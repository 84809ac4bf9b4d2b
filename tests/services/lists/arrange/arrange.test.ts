import { asc, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aStoredCartItem, aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { responseStatus } from '#tests/world/visits/responses'
import { activity, countQueries, db, inquiries, lists, listVehicles, ratings } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { archiveList } from '~/services/lists/arrange/archive-list.server'
import { arrangedLists, arrangedVehicles, transferPage } from '~/services/lists/arrange/arrange-pages.server'
import { arrangeList, arrangeVehicle } from '~/services/lists/arrange/arrange-rows.server'
import { markVehicles, removeVehicles } from '~/services/lists/arrange/mark-vehicles.server'
import { editNote } from '~/services/lists/arrange/note.server'
import { restoreVehicles, undoableOf } from '~/services/lists/arrange/restore-vehicles.server'
import { copyVehicles, moveVehicles } from '~/services/lists/arrange/transfer-vehicles.server'
import { listsPage } from '~/services/lists/lists-page.server'
import { react } from '~/services/lists/react.server'
import { removeVehicle, restoreVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()

let dana: Account
let mel: Account
let vic: Account
let omar: Account

beforeAll(async () => {
  ;({ dana, mel, vic, omar } = await aCast())
})

const crew = () => aProject({ Owner: dana, Member: mel, User: vic })

/** A project with a list of this many vehicles, and another empty one. */
async function aProjectOf(many: number) {
  const projectId = await crew()
  const listId = await aList(projectId, dana, { name: 'Hero cars' })
  const otherId = await aList(projectId, dana, { name: 'Street' })
  const ids: string[] = []
  for (let number = 0; number < many; number++) {
    ids.push(await aListVehicle(projectId, listId, await aVehicle(omar, { model: String(number) }), dana))
  }
  return { projectId, listId, otherId, ids, at: (index: number) => ids[index] ?? '' }
}

const onList = async (listId: string) =>
  db().select().from(listVehicles).where(eq(listVehicles.listId, listId)).orderBy(asc(listVehicles.position))
const idsOn = async (listId: string) => (await onList(listId)).filter((row) => !row.removedAt).map(({ id }) => id)
const rowOf = async (id: string) => (await db().select().from(listVehicles).where(eq(listVehicles.id, id)))[0]

describe('the order of a list', () => {
  test('is the one of its page and of its table, and a repeated post changes nothing', async () => {
    const { projectId, listId, ids, at } = await aProjectOf(4)
    const move = { projectId, listId, moved: at(3), place: { to: 2 } }
    for (const person of [mel, mel]) expect(await arrangeVehicle(person, move)).toEqual({ ok: true })
    const order = [at(0), at(3), at(1), at(2)]
    expect(await idsOn(listId)).toEqual(order)
    const membership = await requireMembership(vic, projectId)
    const { blocks } = await listsPage(membership, { alone: listId, words: [], after: null })
    expect(blocks.flatMap(({ vehicles }) => vehicles.map(({ id }) => id))).toEqual(order)
    expect(ids).toHaveLength(4)
  })

  test('holds for many people who move at once, and each vehicle keeps exactly one place', async () => {
    const { projectId, listId, ids, at } = await aProjectOf(6)
    const moves = ids.flatMap((moved, index) => [
      arrangeVehicle(dana, { projectId, listId, moved, place: { to: 6 - index } }),
      arrangeVehicle(mel, { projectId, listId, moved, place: { after: at((index + 2) % 6) } }),
    ])
    const added = addVehicle(mel, { projectId, listId, vehicleId: await aVehicle(omar) })
    for (const outcome of await Promise.all([...moves, added])) expect(outcome).toEqual({ ok: true })
    const rows = await onList(listId)
    expect(rows).toHaveLength(7)
    expect(new Set(rows.map(({ position }) => position)).size).toBe(7)
    expect(ids).not.toContain(rows.at(-1)?.id)
  })

  test('keeps removed vehicles between their neighbors, and refuses what has left', async () => {
    const { projectId, listId, otherId, at } = await aProjectOf(3)
    await removeVehicle(dana, { projectId, listVehicleId: at(1) })
    await arrangeVehicle(dana, { projectId, listId, moved: at(2), place: { to: 1 } })
    await restoreVehicle(dana, { projectId, listVehicleId: at(1) })
    expect(await idsOn(listId)).toEqual([at(2), at(0), at(1)])
    await moveVehicles(dana, { projectId, ids: [at(1)], listId: otherId })
    const gone = { ok: false, code: 'list-changed' }
    expect(await arrangeVehicle(mel, { projectId, listId, moved: at(1), place: { to: 1 } })).toMatchObject(gone)
    expect(await arrangeVehicle(mel, { projectId, listId, moved: at(0), place: { after: at(1) } })).toMatchObject(gone)
    const other = await aProjectOf(1)
    const foreign = arrangeVehicle(dana, { projectId, listId, moved: other.at(0), place: { to: 1 } })
    expect(await responseStatus(foreign)).toBe(404)
  })
})

describe('the lists of a project', () => {
  const order = async (projectId: string) =>
    (await db().select().from(lists).where(eq(lists.projectId, projectId)).orderBy(desc(lists.position))).map(
      ({ name }) => name,
    )

  test('begin with the newest one, and change places like vehicles', async () => {
    const { projectId, listId, otherId } = await aProjectOf(0)
    expect(await order(projectId)).toEqual(['Street', 'Hero cars'])
    await Promise.all([
      arrangeList(dana, { projectId, moved: listId, place: { to: 1 } }),
      arrangeList(mel, { projectId, moved: otherId, place: { after: listId } }),
    ])
    expect(await order(projectId)).toEqual(['Hero cars', 'Street'])
    const { blocks } = await listsPage(await requireMembership(dana, projectId), { words: [], after: null })
    expect(blocks.map(({ name }) => name)).toEqual(['Hero cars', 'Street'])
  })

  test('are archived when they are empty, leave every page, and come back to their place', async () => {
    const { projectId, listId, otherId, at } = await aProjectOf(1)
    const archive = (id: string, isArchived = true) => archiveList(mel, { projectId, listId: id, isArchived })
    expect(await archive(listId)).toMatchObject({ ok: false, code: 'list-not-empty' })
    for (const _ of [1, 2]) expect(await archive(otherId)).toEqual({ ok: true })
    const membership = await requireMembership(dana, projectId)
    const { blocks } = await listsPage(membership, { words: [], after: null })
    expect(blocks.map(({ name }) => name)).toEqual(['Hero cars'])
    const { lists: choices } = await transferPage(dana, { projectId, ids: [at(0)] }, 'move')
    expect(choices.map(({ name }) => name)).toEqual(['Hero cars'])
    const into = { projectId, listId: otherId, vehicleId: await aVehicle(omar) }
    const refused = { ok: false, code: 'list-archived' }
    expect(await addVehicle(dana, into)).toMatchObject(refused)
    expect(await moveVehicles(dana, { projectId, ids: [at(0)], listId: otherId })).toMatchObject(refused)
    await archive(otherId, false)
    const { lists: shown, archived } = await arrangedLists(membership)
    expect([shown.map(({ name }) => name), archived]).toEqual([['Street', 'Hero cars'], []])
    const kinds = await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(asc(activity.id))
    expect(kinds.map(({ kind }) => kind)).toEqual(['list-archived', 'list-unarchived'])
  })

  test('come back with a vehicle that is restored, and are never archived with one that is added', async () => {
    const { projectId, listId, at } = await aProjectOf(1)
    await removeVehicle(dana, { projectId, listVehicleId: at(0) })
    await archiveList(dana, { projectId, listId, isArchived: true })
    expect(await restoreVehicle(dana, { projectId, listVehicleId: at(0) })).toMatchObject({ ok: true })
    expect((await arrangedLists(await requireMembership(dana, projectId))).archived).toEqual([])

    const race = await aProjectOf(0)
    const [archived, added] = await Promise.all([
      archiveList(dana, { ...race, isArchived: true }),
      addVehicle(mel, { ...race, vehicleId: await aVehicle(omar) }),
    ])
    expect([archived.ok, added.ok].filter(Boolean)).toHaveLength(1)
  })
})

describe('moving vehicles to another list', () => {
  test('keeps inquiry, reactions and notes, puts them last, and is done once', async () => {
    const { projectId, listId, otherId, ids, at } = await aProjectOf(3)
    await aListVehicle(projectId, otherId, await aVehicle(omar), dana)
    await aStoredInquiry(at(0), dana, {})
    await react(vic, { projectId, listVehicleId: at(0) }, { rating: 'like', isSet: true })
    await editNote(
      mel,
      { projectId, listVehicleId: at(0) },
      { sent: { carNumber: 'PC-1' }, revision: null, loaded: {} },
    )
    const move = { projectId, ids: [at(2), at(0)], listId: otherId }
    for (const person of [mel, dana]) {
      expect(await moveVehicles(person, move)).toEqual({ ok: true, done: 2, skipped: [], listName: 'Street' })
    }
    expect((await idsOn(otherId)).slice(1)).toEqual([at(0), at(2)])
    expect(await idsOn(listId)).toEqual([at(1)])
    expect(await rowOf(at(0))).toMatchObject({ carNumber: 'PC-1' })
    for (const table of [inquiries, ratings]) expect(await db().$count(table, eq(table.listVehicleId, at(0)))).toBe(1)
    const moves = await db().select().from(activity).where(eq(activity.kind, 'vehicle-moved'))
    expect(moves.filter(({ projectId: of }) => of === projectId)).toHaveLength(2)
    expect(ids).toHaveLength(3)
  })

  test('does not move what is in the cart, already there or removed', async () => {
    const { projectId, listId, otherId, ids, at } = await aProjectOf(4)
    await aStoredCartItem(await aStoredInquiry(at(0), dana, { status: 'agreed' }), dana)
    const vehicleId = (await rowOf(at(1)))?.vehicleId ?? ''
    await addVehicle(dana, { projectId, listId: otherId, vehicleId })
    await removeVehicle(dana, { projectId, listVehicleId: at(2) })
    const outcome = await moveVehicles(dana, { projectId, ids, listId: otherId })
    expect(outcome).toEqual({ ok: true, done: 1, skipped: ['in-use', 'there', 'left'], listName: 'Street' })
    expect(await idsOn(listId)).toEqual([at(0), at(1)])
  })

  test('works where the vehicle was removed before: both rows keep their history', async () => {
    const { projectId, listId, otherId, at } = await aProjectOf(1)
    const vehicleId = (await rowOf(at(0)))?.vehicleId ?? ''
    const before = await aListVehicle(projectId, otherId, vehicleId, dana)
    await aStoredInquiry(before, dana, { status: 'declined', closedBy: 'owner' })
    await removeVehicle(dana, { projectId, listVehicleId: before })
    expect(await moveVehicles(dana, { projectId, ids: [at(0)], listId: otherId })).toMatchObject({ done: 1 })
    const again = await restoreVehicle(dana, { projectId, listVehicleId: before })
    expect(again).toMatchObject({ ok: false, code: 'already-on-list' })
    await moveVehicles(dana, { projectId, ids: [at(0)], listId })
    expect(await restoreVehicle(dana, { projectId, listVehicleId: before })).toMatchObject({ ok: true })
  })

  test('at the same moment to two lists, and while it goes into a cart, ends in one place', async () => {
    const { projectId, otherId, at } = await aProjectOf(1)
    const third = await aList(projectId, dana, { name: 'Third' })
    await Promise.all([otherId, third].map((listId) => moveVehicles(mel, { projectId, ids: [at(0)], listId })))
    expect([...(await idsOn(otherId)), ...(await idsOn(third))]).toEqual([at(0)])
  })
})

test('a copy starts clean, also where the vehicle was removed, and only of what is still listed', async () => {
  const { projectId, otherId, ids, at } = await aProjectOf(2)
  const vehicleId = (await rowOf(at(0)))?.vehicleId ?? ''
  const before = await aListVehicle(projectId, otherId, vehicleId, dana)
  await react(vic, { projectId, listVehicleId: before }, { rating: 'like', isSet: true })
  await removeVehicle(dana, { projectId, listVehicleId: before })
  await markVehicles(dana, { projectId, ids, mark: 'first choice' })
  const copy = { projectId, ids, listId: otherId }
  expect(await copyVehicles(dana, copy)).toEqual({ ok: true, done: 2, skipped: [], listName: 'Street' })
  expect(await copyVehicles(mel, copy)).toMatchObject({ done: 0, skipped: ['there', 'there'] })
  const copies = (await onList(otherId)).filter(({ removedAt }) => !removedAt)
  expect(copies.map(({ mark, note }) => [mark, note])).toEqual([
    [null, ''],
    [null, ''],
  ])
  expect(copies.map(({ id }) => id)).not.toContain(before)
})

describe('notes and marks', () => {
  const edit = (sent: object, revision = 1, loaded: object = { note: '', carNumber: '', mark: 'no mark' }) => ({
    sent,
    revision,
    loaded,
  })

  test('are merged field by field, and a conflict says who was first', async () => {
    const { projectId, at } = await aProjectOf(1)
    const place = { projectId, listVehicleId: at(0) }
    expect(await editNote(mel, place, edit({ note: 'Tow bar', carNumber: 'PC-12' }))).toEqual({ ok: true })
    expect(await editNote(dana, place, edit({ note: 'Tow bar', carNumber: 'PC-12' }))).toEqual({ ok: true })
    expect(await editNote(dana, place, edit({ note: 'No tow bar' }))).toMatchObject({
      code: 'note-changed',
      message: 'Mel Ferraro has changed this note since you opened it.',
    })
    expect(await editNote(dana, place, edit({ mark: 'backup' }))).toEqual({ ok: true })
    expect(await rowOf(at(0))).toMatchObject({ note: 'Tow bar', carNumber: 'PC-12', mark: 'backup', revision: 3 })
  })

  test('several vehicles are marked and removed at once, except those that left or are booked', async () => {
    const { projectId, listId, ids, at } = await aProjectOf(3)
    await aStoredOrder(await aStoredInquiry(at(0), dana, { status: 'agreed' }), dana)
    await removeVehicle(dana, { projectId, listVehicleId: at(2) })
    for (const _ of [1, 2]) {
      expect(await markVehicles(mel, { projectId, ids, mark: 'pass' })).toEqual({
        ok: true,
        done: 2,
        skipped: ['left'],
      })
    }
    expect(await rowOf(at(1))).toMatchObject({ mark: 'pass', revision: 2 })
    const outcome = await removeVehicles(vic, { projectId, ids })
    expect(outcome).toEqual({ ok: true, removed: [at(1), at(2)], skipped: ['in-use'] })
    expect(await idsOn(listId)).toEqual([at(0)])
  })
})

describe('restoring vehicles that were removed together', () => {
  test('brings all of them back to their places, also twice, and those last that stay away', async () => {
    const { projectId, listId, ids, at } = await aProjectOf(3)
    await removeVehicles(mel, { projectId, ids })
    await archiveList(mel, { projectId, listId, isArchived: true })
    const membership = await requireMembership(mel, projectId)
    expect((await undoableOf(membership, ids)).sort()).toEqual([...ids].sort())
    expect(await undoableOf(await requireMembership(dana, projectId), ids)).toEqual([])
    await archiveList(mel, { projectId, listId, isArchived: false })
    await addVehicle(mel, { projectId, listId, vehicleId: (await rowOf(at(1)))?.vehicleId ?? '' })
    expect(await idsOn(listId)).toEqual([at(1)])
    await removeVehicles(mel, { projectId, ids: [at(1)] })
    await archiveList(mel, { projectId, listId, isArchived: true })
    const undo = () => restoreVehicles(mel, { projectId, ids })
    const outcomes = await Promise.all([undo(), undo()])
    expect(outcomes).toEqual(Array(2).fill({ ok: true, done: 3, skipped: [] }))
    expect(await idsOn(listId)).toEqual([at(0), at(2), at(1)])
    expect((await arrangedLists(membership)).archived).toEqual([])
    const kinds = await db().select().from(activity).where(eq(activity.projectId, projectId))
    expect(kinds.filter(({ kind }) => kind === 'vehicle-restored')).toHaveLength(3)
  })

  test('skips what is there as another row, and what a viewer removed too long ago; not what others removed', async () => {
    const { projectId, otherId, ids, at } = await aProjectOf(2)
    await removeVehicles(vic, { projectId, ids: [at(0)] })
    await removeVehicles(dana, { projectId, ids: [at(1)] })
    expect(await responseStatus(restoreVehicles(vic, { projectId, ids }))).toBe(403)
    const longAgo = { removedAt: new Date(Date.now() - 11 * 60_000) }
    await db()
      .update(listVehicles)
      .set(longAgo)
      .where(eq(listVehicles.id, at(0)))
    expect(await restoreVehicles(vic, { projectId, ids: [at(0)] })).toEqual({ ok: true, done: 0, skipped: ['late'] })
    await db()
      .update(listVehicles)
      .set({ listId: otherId })
      .where(eq(listVehicles.id, at(1)))
    await addVehicle(dana, { projectId, listId: otherId, vehicleId: (await rowOf(at(0)))?.vehicleId ?? '' })
    await db()
      .update(listVehicles)
      .set({ listId: otherId })
      .where(eq(listVehicles.id, at(0)))
    expect(await restoreVehicles(dana, { projectId, ids })).toEqual({ ok: true, done: 1, skipped: ['there'] })
    const other = await aProjectOf(1)
    expect(await responseStatus(restoreVehicles(dana, { projectId, ids: [other.at(0)] }))).toBe(404)
  })
})

test('the pages need the same queries for any number', async () => {
  const [few, many] = [await aProjectOf(2), await aProjectOf(9)]
  const count = async ({ projectId, listId }: typeof few) => {
    const membership = await requireMembership(dana, projectId)
    const vehicles = await countQueries(() => arrangedVehicles(membership, listId, null))
    const all = await countQueries(() => arrangedLists(membership))
    return [vehicles.count, all.count]
  }
  expect(await count(few)).toEqual([5, 1])
  expect(await count(many)).toEqual([5, 1])
})
