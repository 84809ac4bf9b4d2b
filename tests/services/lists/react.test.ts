import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { responseStatus } from '#tests/world/visits/responses'
import { db, projectMembers, ratings, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { react } from '~/services/lists/react.server'
import { allReactions, reactionsPage } from '~/services/lists/reactions.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

await useDatabase()

const { dana, mel, vic, omar } = await aCast()

async function aPlace(part: { status?: 'inactive' } = {}) {
  const projectId = await aProject({ Owner: dana, Member: mel, User: vic }, part)
  const vehicleId = await aVehicle(omar)
  const listVehicleId = await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
  return { projectId, listVehicleId, vehicleId }
}

const like = { rating: 'like', isSet: true } as const
const unlike = { rating: 'like', isSet: false } as const
const dislike = { rating: 'dislike', isSet: true } as const

const reactionsFor = async (account: Account, { listVehicleId }: { listVehicleId: string }) =>
  (await allReactions([listVehicleId], account.id)).get(listVehicleId)

describe('a reaction', () => {
  test('is set, replaced and cleared; everybody sees the counts and their own', async () => {
    const ref = await aPlace()
    expect(await react(vic, ref, like)).toEqual({ ok: true, reactions: { likes: 1, dislikes: 0, own: 'like' } })
    await react(mel, ref, like)
    expect(await react(vic, ref, dislike)).toMatchObject({ reactions: { likes: 1, dislikes: 1, own: 'dislike' } })
    expect(await reactionsFor(mel, ref)).toEqual({ likes: 1, dislikes: 1, own: 'like' })
    expect(await reactionsFor(dana, ref)).toEqual({ likes: 1, dislikes: 1, own: null })
    expect(await react(mel, ref, unlike)).toMatchObject({ reactions: { likes: 0, dislikes: 1, own: null } })
  })

  test('counts once in concurrent posts, and clearing one does not clear the other', async () => {
    const ref = await aPlace()
    await Promise.all(Array.from({ length: 10 }, () => react(vic, ref, like)))
    expect(await reactionsFor(vic, ref)).toEqual({ likes: 1, dislikes: 0, own: 'like' })
    await react(vic, ref, dislike)
    await react(vic, ref, unlike)
    expect(await reactionsFor(vic, ref)).toEqual({ likes: 0, dislikes: 1, own: 'dislike' })
  })

  test('of a member who has left is neither counted nor named until they return', async () => {
    const ref = await aPlace()
    for (const member of [vic, mel]) await react(member, ref, like)
    const ofVic = and(eq(projectMembers.projectId, ref.projectId), eq(projectMembers.accountId, vic.id))
    const left = await db().delete(projectMembers).where(ofVic).returning()
    expect(await reactionsFor(dana, ref)).toMatchObject({ likes: 1 })
    const membership = await requireMembership(dana, ref.projectId)
    await removeVehicle(dana, ref)
    expect(await reactionsPage(membership, ref.listVehicleId, 'like')).toMatchObject({ names: ['Mel Ferraro'] })
    await db().insert(projectMembers).values(left)
    expect(await reactionsFor(dana, ref)).toMatchObject({ likes: 2 })
  })

  test('is refused in a closed project and for a gone vehicle', async () => {
    const closed = await aPlace({ status: 'inactive' })
    expect(await react(dana, closed, like)).toMatchObject({ ok: false, code: 'project-closed' })
    const gone = await aPlace()
    await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, gone.vehicleId))
    expect(await react(vic, gone, like)).toMatchObject({ ok: false, code: 'listing-gone' })
    for (const { listVehicleId } of [closed, gone]) {
      expect(await db().$count(ratings, eq(ratings.listVehicleId, listVehicleId))).toBe(0)
    }
  })

  test('is 404 for a vehicle that was removed from its list or belongs to another project', async () => {
    const ref = await aPlace()
    const other = await aPlace()
    expect(await responseStatus(react(dana, { ...other, projectId: ref.projectId }, like))).toBe(404)
    await removeVehicle(dana, ref)
    expect(await responseStatus(react(dana, ref, like))).toBe(404)
  })
})
