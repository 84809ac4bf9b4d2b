import { z } from 'zod'
import { id, ListVehicleParams } from '~/models/trade/addresses/params'
import { attempt } from '~/models/trade/fields/form-fields'
import { cleanLines } from '~/models/trade/format/clean-text'
import { MAX_COMMENT_LENGTH } from './comment-limits'
import { COMMENT_MESSAGES } from './comment-messages'

const comment = z
  .string({ error: COMMENT_MESSAGES.invalid })
  .overwrite(cleanLines)
  .min(1, { error: COMMENT_MESSAGES.invalid, abort: true })
  .superRefine((text, refusal) => {
    const length = [...text].length
    if (length > MAX_COMMENT_LENGTH) refusal.addIssue(COMMENT_MESSAGES.tooLong(length))
  })

/** `attempt`: idempotency key that the page was rendered with. */
export const CommentForm = z.object({ comment, attempt: attempt() })

export const CommentParams = ListVehicleParams.extend({ commentId: id })

/** `through`: the oldest comment shown so far; an invalid id shows the newest comments. */
export const CommentsQuery = z.object({ through: id.nullable().catch(null).default(null) })

export const EditCommentForm = z.object({ comment })
