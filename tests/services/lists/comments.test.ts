import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aCast, aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { responseStatus } from '#tests/world/visits/responses'
import { now, setClock } from '~/server/clock.server'
import { activity, comments, db, outbox, projectMembers, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { deleteComment, editComment } from '~/services/lists/comments/change-comment.server'
import { countComments } from '~/services/lists/comments/count-comments.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { commentsPage } from '~/services/lists/comments-page.server'
import { findListedOn } from '~/services/lists/listed-vehicle.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()

let cast: Awaited<ReturnType<typeof aCast>>
beforeAll(async () => {
  cast = await aCast()
})
beforeEach(() => setClock(new Date('2026-11-20T15:00:00Z')))

const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))

async function aPlace(part: { status?: 'inactive' } = {}) {
  const { dana, ruth, mel, vic, omar } = cast
  const projectId = await aProject({ Owner: dana, Manager: ruth, Member: mel, User: vic }, part)
  const vehicleId = await aVehicle(omar)
  const listVehicleId = await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
  return { projectId, listVehicleId, vehicleId }
}

type Place = Awaited<ReturnType<typeof aPlace>>

let attempts = 0
const write = async (by: Account, ref: Place, comment: string, attempt = String(++attempts)) =>
  unwrap(await writeComment(by, ref, { comment, attempt }))

async function shown(by: Account, { projectId, listVehicleId }: Place, through: string | null = null) {
  const page = await commentsPage(await requireMembership(by, projectId), listVehicleId, through)
  return { ...page, texts: page.comments.map(({ parts }) => parts.map(({ text }) => text).join('')) }
}

const edit = (comment: string, revision = 1) => ({ sent: { comment }, revision, loaded: {} })
const newest = async (by: Account, ref: Place) => ({ ...ref, commentId: (await shown(by, ref)).comments[0]?.id ?? '' })

describe('a comment', () => {
  test('is written once per form and text, even when posted repeatedly', async () => {
    const ref = await aPlace()
    await Promise.all(Array.from({ length: 5 }, () => write(cast.vic, ref, 'Too clean.', 'one')))
    expect((await shown(cast.mel, ref)).texts).toEqual(['Too clean.'])
    later(1)
    await write(cast.vic, ref, 'Too clean!', 'one')
    later(1)
    await write(cast.mel, ref, 'Too clean.', 'one')
    expect((await shown(cast.mel, ref)).texts).toEqual(['Too clean.', 'Too clean!', 'Too clean.'])
    expect(await countComments([ref.listVehicleId])).toEqual(new Map([[ref.listVehicleId, 3]]))
    const entries = await db().select().from(activity).where(eq(activity.projectId, ref.projectId))
    expect(entries.map(({ kind }) => kind)).toEqual(['commented', 'commented', 'commented'])
  })

  test('can be edited by its author for ten minutes; a stale edit shows the current text', async () => {
    const ref = await aPlace()
    await write(cast.vic, ref, 'Too clean.')
    const it = await newest(cast.vic, ref)
    expect(await responseStatus(editComment(cast.ruth, it, edit('Fine.')))).toBe(403)
    unwrap(await editComment(cast.vic, it, edit('Too new.')))
    unwrap(await editComment(cast.vic, it, edit('Too new.')))
    const stale = await editComment(cast.vic, it, edit('Too old.'))
    expect(stale).toMatchObject({
      code: 'comment-changed',
      conflict: { shown: { revision: '2' }, problems: { comment: ['It now says “Too new.”.'] } },
    })
    expect((await shown(cast.vic, ref)).comments).toMatchObject([{ isEdited: true, mayEdit: true, mayDelete: true }])
    later(10)
    expect(await editComment(cast.vic, it, edit('Too late.', 2))).toMatchObject({ code: 'undo-expired' })
    expect(await deleteComment(cast.vic, it)).toMatchObject({ code: 'undo-expired' })
    expect((await shown(cast.vic, ref)).comments).toMatchObject([{ mayEdit: false, mayDelete: false }])
    expect((await shown(cast.ruth, ref)).comments).toMatchObject([{ mayEdit: false, mayDelete: true }])
  })

  test('can be deleted by the Owner and Managers at any time, and reposting its form does not restore it', async () => {
    const ref = await aPlace()
    await write(cast.vic, ref, 'Too clean.', 'deleted')
    const it = await newest(cast.vic, ref)
    later(60)
    await db().update(vehicles).set({ listingStatus: 'deleted' }).where(eq(vehicles.id, ref.vehicleId))
    expect(await responseStatus(deleteComment(cast.mel, it))).toBe(403)
    for (const leader of [cast.ruth, cast.dana]) unwrap(await deleteComment(leader, it))
    await write(cast.vic, ref, 'Too clean.', 'deleted')
    expect(await shown(cast.vic, ref)).toMatchObject({ count: 0, comments: [] })
    expect(await editComment(cast.vic, it, edit('Again.'))).toMatchObject({ code: 'comment-deleted' })
  })

  test('can be read but not written in a closed project or about a gone or removed vehicle', async () => {
    const [other, gone, removed] = [await aPlace(), await aPlace(), await aPlace()]
    for (const ref of [gone, removed]) await write(cast.mel, ref, 'Too clean.')
    await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, gone.vehicleId))
    unwrap(await removeVehicle(cast.mel, removed))
    const inClosedProject = await aPlace({ status: 'inactive' })
    const refusals = [inClosedProject, gone, removed].map(async (ref) =>
      writeComment(cast.mel, ref, { comment: 'x', attempt: 'x' }),
    )
    expect(await Promise.all(refusals)).toMatchObject([
      { code: 'project-closed' },
      { code: 'listing-gone' },
      { code: 'vehicle-removed' },
    ])
    expect(await shown(cast.vic, removed)).toMatchObject({
      isRemoved: true,
      refusal: 'This vehicle was removed from its list.',
      texts: ['Too clean.'],
      comments: [{ mayEdit: false }],
    })
    expect(await findListedOn(cast.vic, gone)).toMatchObject({ comments: 1, reactions: { likes: 0 } })
    expect(await findListedOn(cast.eve, gone)).toBeNull()
    expect(await findListedOn(cast.vic, { ...gone, vehicleId: other.vehicleId })).toBeNull()
    const elsewhere = { ...other, listVehicleId: gone.listVehicleId }
    expect(await responseStatus(writeComment(cast.mel, elsewhere, { comment: 'x', attempt: 'x' }))).toBe(404)
  })

  test('keeps its author’s name after the author has left and can no longer delete it', async () => {
    const ref = await aPlace()
    await write(cast.vic, ref, 'Too clean.')
    const it = await newest(cast.vic, ref)
    await leaves(cast.vic, ref)
    expect((await shown(cast.mel, ref)).comments).toMatchObject([{ author: 'Vic Sandoval' }])
    expect(await responseStatus(deleteComment(cast.vic, it))).toBe(404)
  })
})

const leaves = (account: Account, { projectId }: Place) =>
  db()
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, account.id)))

test('comments are paginated, and a new one does not shift the pages', async () => {
  const ref = await aPlace()
  await db()
    .insert(comments)
    .values(
      Array.from({ length: 12 }, (_, place) => ({
        listVehicleId: ref.listVehicleId,
        accountId: cast.mel.id,
        comment: String(place + 1),
        createdAt: new Date(now().getTime() - 86_400_000 + place),
      })),
    )
  const first = await shown(cast.vic, ref)
  expect(first.texts).toEqual(['12', '11', '10', '9', '8'])
  await write(cast.mel, ref, 'new')
  const second = await shown(cast.vic, ref, first.next)
  expect(second.texts).toEqual(['new', '12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  const last = await shown(cast.vic, ref, second.next)
  expect([last.texts.length, last.next, last.count]).toEqual([13, null, 13])
})

describe('a mention', () => {
  const mails = async (ref: Place) =>
    (
      await db()
        .select({ to: outbox.accountId })
        .from(outbox)
        .where(and(eq(outbox.emailType, 'mentioned'), eq(outbox.projectId, ref.projectId)))
        .orderBy(asc(outbox.createdAt))
    ).map(({ to }) => to)

  test('mails the member at most once an hour per vehicle, whatever its author', async () => {
    const ref = await aPlace()
    await Promise.all([write(cast.dana, ref, '@Mel Ferraro?'), write(cast.ruth, ref, '@Mel, please look. @Mel!')])
    later(59)
    await write(cast.dana, ref, '@Mel again')
    expect(await mails(ref)).toEqual([cast.mel.id])
    later(1)
    await write(cast.dana, ref, '@Mel at last, and @Vic')
    expect((await mails(ref)).sort()).toEqual([cast.mel.id, cast.mel.id, cast.vic.id].sort())
  })

  test('mails when added by an edit, but not an existing, unknown or own name', async () => {
    const ref = await aPlace()
    await write(cast.dana, ref, '@Dana: too clean, @Bob?')
    unwrap(await editComment(cast.dana, await newest(cast.dana, ref), edit('Too clean, @Vic?')))
    expect(await mails(ref)).toEqual([cast.vic.id])
  })

  test('of a former member emails nobody and says so, and the comment is written', async () => {
    const ref = await aPlace()
    await leaves(cast.vic, ref)
    const { note } = await write(cast.mel, ref, '@Vic, see?')
    expect(note).toBe('“@Vic” is no member of this project, so nobody was notified.')
    expect([await mails(ref), (await shown(cast.mel, ref)).texts]).toEqual([[], ['@Vic, see?']])
  })
})
