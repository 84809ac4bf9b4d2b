import { and, eq } from 'drizzle-orm'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { checkCommentEdit, checkCommentRemoval } from '~/models/lists/comments'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { comments, type Tx, transact } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { type CommentPlace, requireCommentPlace } from './comment-place.server'
import { notifyMentioned } from './mention-email.server'

type Ref = CommentPlace & { commentId: string }

/**
 * Changes the text of the asker's own comment within ten minutes, and emails newly mentioned members. If it was changed
 * in another tab since the form was loaded, it is refused with the current text. Idempotent.
 */
export function editComment(
  asker: Account,
  ref: Ref,
  edit: Edit<{ comment: string }>,
): Promise<Outcome<{ note: string | null }>> {
  return transact(COMMENT_MESSAGES.failed, async (tx) => {
    const { membership, place, comment } = await lockComment(tx, asker, ref)
    if (comment.accountId !== asker.id) throw forbidden()
    if (comment.deletedAt) return refused('comment-deleted', COMMENT_MESSAGES.wasDeleted)
    const current = { fields: { comment: comment.comment }, revision: comment.revision }
    const merged = mergeEdit(edit, current)
    const text = merged.changes.comment
    if (merged.clashes.length === 0 && text === undefined) return { ok: true, note: null }
    const refusal = checkCommentEdit(comment, place, { id: asker.id, access: membership.access }, now())
    if (refusal) return refusal
    if (text === undefined) {
      const conflict = toConflict(merged, current)
      return { ...refused('comment-changed', COMMENT_MESSAGES.changed, 'revision'), conflict }
    }
    await tx
      .update(comments)
      .set({ comment: text, revision: comment.revision + 1 })
      .where(eq(comments.id, comment.id))
    const { projectId, listVehicleId } = ref
    await recordActivity(tx, asker, { kind: 'comment-edited', projectId, subject: { listVehicleId } })
    const edited = { id: comment.id, text, before: comment.comment, listVehicleId, title: place.title }
    return { ok: true, note: await notifyMentioned(tx, asker, membership.project, edited) }
  })
}

/**
 * Deletes a comment: by its author within ten minutes, by the Owner and Project Managers at any time, even if nobody
 * can comment any more. Idempotent.
 */
export function deleteComment(asker: Account, ref: Ref): Promise<Outcome> {
  return transact(COMMENT_MESSAGES.failed, async (tx) => {
    const { membership, comment } = await lockComment(tx, asker, ref)
    if (comment.accountId !== asker.id) requirePermission('deleteComments', membership)
    if (comment.deletedAt) return { ok: true }
    const refusal = checkCommentRemoval(comment, { id: asker.id, access: membership.access }, now())
    if (refusal) return refusal
    await tx.update(comments).set({ deletedAt: now(), deletedBy: asker.id }).where(eq(comments.id, comment.id))
    const { projectId, listVehicleId } = ref
    await recordActivity(tx, asker, { kind: 'comment-deleted', projectId, subject: { listVehicleId } })
    return { ok: true }
  })
}

/** 404 for a comment on another list vehicle, even in the same project. */
async function lockComment(tx: Tx, asker: Account, ref: Ref) {
  const membership = await requireMembership(asker, ref.projectId, tx)
  const place = await requireCommentPlace(ref, tx)
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, ref.commentId), eq(comments.listVehicleId, ref.listVehicleId)))
    // serialize with concurrent changes
    .for('no key update')
  if (!comment) throw notFound()
  return { membership, place, comment }
}
