import { eq } from 'drizzle-orm'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { checkComment } from '~/models/lists/comments'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { contentId } from '~/server/content-id.server'
import { comments, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { type CommentPlace, requireCommentPlace } from './comment-place.server'
import { notifyMentioned } from './mention-email.server'

/**
 * Adds a comment on a list vehicle and emails the members it mentions. For any member of an active project. Idempotent
 * for the same text with the same `attempt`. Returns a note about mentions that notified nobody.
 */
export function writeComment(
  asker: Account,
  at: CommentPlace,
  { comment, attempt }: { comment: string; attempt: string },
): Promise<Outcome<{ note: string | null }>> {
  const { projectId, listVehicleId } = at
  const id = contentId([attempt, asker.id, listVehicleId, comment])
  return transact(COMMENT_MESSAGES.failed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    const place = await requireCommentPlace(at, tx)
    if (await isWritten(tx, id)) return { ok: true, note: null }
    requirePermission('react', membership)
    const refusal = checkComment(place, membership.access)
    if (refusal) return refusal
    const inserted = await tx
      .insert(comments)
      .values({ id, listVehicleId, accountId: asker.id, comment, createdAt: now() })
      .onConflictDoNothing({ target: comments.id })
      .returning({ id: comments.id })
    if (inserted.length === 0) return { ok: true, note: null }
    await recordActivity(tx, asker, { kind: 'commented', projectId, subject: { listVehicleId } })
    const written = { id, text: comment, listVehicleId, title: place.title }
    return { ok: true, note: await notifyMentioned(tx, asker, membership.project, written) }
  })
}

const isWritten = async (tx: Tx, id: string) => (await tx.$count(comments, eq(comments.id, id))) > 0
