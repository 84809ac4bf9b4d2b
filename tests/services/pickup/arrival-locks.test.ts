import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aMember } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { duringTransaction } from '#tests/world/database/during-transaction'
import { aPickup, byAccount } from '#tests/world/recipients'
import { setClock } from '~/server/clock.server'
import { arrivals, db, pickupRecipients, projectMembers } from '~/server/db/client.server'
import { endMembership } from '~/services/crew/end-membership.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'

/** Needs a database server: two concurrent transactions. */
useDatabase()
beforeAll(() => setClock(new Date('2026-12-05T05:01:00Z')))

test('a member who is being removed from the crew cannot notify the owner', async () => {
  const { projectId, ref } = await aPickup()
  const mel = await aMember('mel')
  await db().insert(projectMembers).values({ projectId, accountId: mel.id, role: 'Member' })
  const { first, outcome } = await duringTransaction(
    (tx) => endMembership(tx, { projectId, accountId: mel.id }),
    () => notifyOwner({ ...byAccount(mel, ref.orderId), ...ref }, 30),
  )
  expect(first).toBe('waits')
  expect(outcome).toMatchObject({ status: 'rejected', reason: { init: { status: 404 } } })
  expect(await db().$count(arrivals)).toBe(0)
})

test('a link holder whose link is being revoked cannot notify the owner', async () => {
  const { ref, by } = await aPickup()
  const { first, outcome } = await duringTransaction(
    (tx) => tx.update(pickupRecipients).set({ revokedAt: new Date() }).where(eq(pickupRecipients.id, by.recipientId)),
    () => notifyOwner({ ...by, ...ref }, 30),
  )
  expect(first).toBe('waits')
  expect(outcome).toMatchObject({ status: 'rejected', reason: { init: { status: 410 } } })
  expect(await db().$count(arrivals)).toBe(0)
})
