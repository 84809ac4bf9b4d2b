import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListForm } from '~/models/lists/list-form'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import type { Outcome } from '~/models/trade/outcome'
import { db, inTransaction, type Tx } from '~/server/db/client.server'
import { lists } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'

type Edit = { projectId: string; listId: string; list: z.output<typeof ListForm> }

/** Writes what a list is called and where it belongs. Editors of an active project only. */
export async function editList(renter: Renter, edit: Edit): Promise<Outcome> {
  return orRefuse(LIST_MESSAGES.failed, () => inTransaction((tx) => editWithin(tx, renter, edit)))
}

/** The fields of a list as its dialog shows them; 404 when the project has no such list. */
export async function requireList(projectId: string, listId: string): Promise<z.output<typeof ListForm>> {
  const [list] = await db()
    .select({
      name: lists.name,
      season: lists.season,
      episode: lists.episode,
      act: lists.act,
      scene: lists.scene,
      shotDescription: lists.shotDescription,
      location: lists.location,
    })
    .from(lists)
    .where(within(projectId, listId))
  if (!list) throw notFound()
  return list
}

async function editWithin(tx: Tx, renter: Renter, { projectId, listId, list }: Edit): Promise<Outcome> {
  refuseUnless('editLists', await requireMembership(renter, projectId, tx))
  const [edited] = await tx.update(lists).set(list).where(within(projectId, listId)).returning({ id: lists.id })
  if (!edited) throw notFound()
  await recordActivity(tx, { kind: 'list-edited', accountId: renter.id, projectId, subject: { listId } })
  return { ok: true }
}

function within(projectId: string, listId: string) {
  return and(eq(lists.id, listId), eq(lists.projectId, projectId))
}
