import { and, eq } from 'drizzle-orm'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { checkComment, checkCommentEdit, checkCommentRemoval } from '~/models/lists/comments'
import { NO_REACTIONS } from '~/models/lists/reactions'
import { personName } from '~/models/trade/fields/person'
import { refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { newAttempt } from '~/server/content-id.server'
import { comments, db } from '~/server/db/client.server'
import { notFound, refusalResponse } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { mentionableMembers, requireCommentPlace } from './comments/comment-place.server'
import { countComments } from './comments/count-comments.server'
import { selectComments } from './comments/select-comments.server'
import { allReactions } from './reactions.server'

/**
 * A list vehicle with its comments, newest first down to the comment `through` and the next five. Works for booked,
 * removed and no longer listed vehicles. 404 if it is in another project.
 */
export async function commentsPage(membership: Membership, listVehicleId: string, through: string | null) {
  const { project, access, renterId } = membership
  const { title, town, ...place } = await requireCommentPlace({ projectId: project.id, listVehicleId })
  const refusal = checkComment(place, access)?.message ?? null
  const reactions = await allReactions([listVehicleId], renterId)
  const members = await mentionableMembers(project.id)
  const counts = await countComments([listVehicleId])
  return {
    title,
    town,
    isRemoved: place.removedAt !== null,
    refusal,
    reactions: { ...NO_REACTIONS, ...reactions.get(listVehicleId), refusal },
    /** The other members who can be mentioned. */
    names: members.filter(({ id }) => id !== renterId).map(personName),
    count: counts.get(listVehicleId) ?? 0,
    attempt: newAttempt(),
    ...(await selectComments(listVehicleId, through, { membership, members, place })),
  }
}

type Ref = { listVehicleId: string; commentId: string }

/** A comment to edit, and the reason why that is no longer possible; null if it is. */
export async function requireCommentToEdit(membership: Membership, ref: Ref) {
  const { comment, title, place } = await requireComment(membership, ref)
  const refusal = checkCommentEdit(comment, place, viewerOf(membership), now())
  const { comment: text, revision } = comment
  return { title, fields: { comment: text }, revision, refusal: refusal?.message ?? null }
}

/** A comment to delete, and the reason why that is no longer possible; null if it is. */
export async function requireCommentToDelete(membership: Membership, ref: Ref) {
  const { comment, title } = await requireComment(membership, ref)
  const refusal = checkCommentRemoval(comment, viewerOf(membership), now())
  return { title, text: comment.comment, refusal: refusal?.message ?? null }
}

const viewerOf = ({ renterId, access }: Membership) => ({ id: renterId, access })

/** 404 for a comment on another list vehicle; 409 with a message for a deleted one. */
async function requireComment({ project }: Membership, { listVehicleId, commentId }: Ref) {
  const { title, ...place } = await requireCommentPlace({ projectId: project.id, listVehicleId })
  const [comment] = await db()
    .select()
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.listVehicleId, listVehicleId)))
  if (!comment) throw notFound()
  if (comment.deletedAt) throw refusalResponse(refused('comment-deleted', COMMENT_MESSAGES.wasDeleted))
  return { comment, place, title }
}
