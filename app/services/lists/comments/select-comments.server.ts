import { and, desc, eq, isNull, not } from 'drizzle-orm'
import { COMMENTS_PAGE_SIZE, MAX_COMMENTS_SHOWN } from '~/models/lists/comment-limits'
import { commentParts, type Mentionable } from '~/models/lists/comment-text'
import { type CommentedPlace, type CommentView, checkCommentEdit, checkCommentRemoval } from '~/models/lists/comments'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { FIRST_REVISION } from '~/models/trade/edits'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { accounts, comments, db } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import type { Membership } from '~/services/crew/membership.server'

const NEWEST_FIRST = { table: comments, key: comments.createdAt, id: comments.id, direction: 'desc' } as const

/** The comments of a page, and the id to continue after; null at the end. */
type CommentsPart = { comments: CommentView[]; next: string | null }

/**
 * The comments on a list vehicle, newest first: those down to the comment `through` and the next five. New comments do
 * not shift the page. If these are more than a hundred, only the next five.
 */
export async function selectComments(
  listVehicleId: string,
  through: string | null,
  reader: { membership: Membership; members: readonly Mentionable[]; place: CommentedPlace },
): Promise<CommentsPart> {
  const inThread = and(eq(comments.listVehicleId, listVehicleId), isNull(comments.deletedAt))
  const older = afterKey(NEWEST_FIRST, through, eq(comments.listVehicleId, listVehicleId))
  const shown = older ? await db().$count(comments, and(inThread, not(older))) : 0
  const isLong = shown > MAX_COMMENTS_SHOWN - COMMENTS_PAGE_SIZE
  const size = COMMENTS_PAGE_SIZE + (isLong ? 0 : shown)
  const rows = await db()
    .select({ comment: comments, author: { firstName: accounts.firstName, lastName: accounts.lastName } })
    .from(comments)
    .innerJoin(accounts, eq(accounts.id, comments.accountId))
    .where(and(inThread, isLong ? older : undefined))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(size + 1)
  const { page, last } = pageOf(rows, size)
  return { comments: page.map((row) => viewOf(row, reader)), next: last?.comment.id ?? null }
}

type Row = { comment: typeof comments.$inferSelect; author: { firstName: string; lastName: string } }
type Reader = Parameters<typeof selectComments>[2]

function viewOf({ comment, author }: Row, { membership, members, place }: Reader): CommentView {
  const viewer = { id: membership.renterId, access: membership.access }
  return {
    id: comment.id,
    author: personName(author),
    at: formatInstant(comment.createdAt, HOME_ZONE, now()),
    isEdited: comment.revision > FIRST_REVISION,
    parts: commentParts(comment.comment, members),
    mayEdit: checkCommentEdit(comment, place, viewer, now()) === null,
    mayDelete: checkCommentRemoval(comment, viewer, now()) === null,
  }
}
