import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { TextPart } from '~/models/trade/format/linked-text'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import { COMMENT_MESSAGES } from './comment-messages'
import { checkReaction } from './reactions'
import { undoableSince } from './restoration'

/** A comment as a member sees it. */
export type CommentView = {
  id: string
  author: string
  /** 'today, 4:10 PM' */
  at: string
  isEdited: boolean
  parts: TextPart[]
  mayEdit: boolean
  mayDelete: boolean
}

/** Whether a form posted, edited or deleted a comment: the lists need not revalidate then. */
export const isComment = (formAction: string | undefined): boolean => /\/comments(?![^/?])/.test(formAction ?? '')

/** The facts that decide whether a list vehicle can be commented on; an external vehicle has no status. */
export type CommentedPlace = { listingStatus: ListingStatus | null; removedAt: Date | null }

/** Why a member cannot comment on a list vehicle now; null if they can. */
export function checkComment({ listingStatus, removedAt }: CommentedPlace, access: AccessContext): Refusal | null {
  const refusal = checkReaction(listingStatus, access)
  if (refusal || removedAt === null) return refusal
  return refused('vehicle-removed', COMMENT_MESSAGES.vehicleRemoved)
}

type Comment = { accountId: string; createdAt: Date }
type Viewer = { id: string; access: AccessContext }

/** Why a comment cannot be edited now; null if it can: by its author, for ten minutes. */
export function checkCommentEdit(comment: Comment, place: CommentedPlace, viewer: Viewer, now: Date): Refusal | null {
  if (comment.accountId !== viewer.id) return refused('comment-not-yours', COMMENT_MESSAGES.notYours)
  return checkComment(place, viewer.access) ?? checkUndo(comment, now)
}

/**
 * Why a comment cannot be deleted now; null if it can: by its author for ten minutes, by the Owner and Project Managers
 * at any time, even if nobody can comment any more.
 */
export function checkCommentRemoval(comment: Comment, viewer: Viewer, now: Date): Refusal | null {
  const { access } = viewer
  if (access.projectStatus !== 'active') return refused('project-closed', PROJECT_MESSAGES.isClosed)
  if (can('deleteComments', access)) return null
  if (comment.accountId !== viewer.id) return refused('comment-not-yours', COMMENT_MESSAGES.notYoursToDelete)
  return checkUndo(comment, now)
}

function checkUndo({ createdAt }: Comment, now: Date): Refusal | null {
  return createdAt > undoableSince(now) ? null : refused('undo-expired', COMMENT_MESSAGES.undoIsOver)
}
