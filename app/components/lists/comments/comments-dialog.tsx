import type { SubmissionResult } from '@conform-to/react'
import { Link } from '@remix-run/react'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import type { CommentView } from '~/models/lists/comments'
import type { ReactionsView } from '~/models/lists/reactions'
import { withReturn } from '~/models/trade/addresses/return-to'
import { pluralize } from '~/models/trade/format/text'
import { listPaths } from '~/models/trade/paths/lists'
import { ReactionBar } from '../reaction-bar'
import { Comment } from './comment'
import { CommentForm } from './comment-form'

interface CommentsDialogProps {
  projectId: string
  listVehicleId: string
  title: string
  town: string
  reactions: ReactionsView
  /** Why the viewer cannot comment; null if they can. */
  refusal: string | null
  names: readonly string[]
  count: number
  comments: readonly CommentView[]
  /** The oldest comment shown; null if there are no older ones. */
  next: string | null
  attempt: string
  /** The response to a form posted without script. */
  lastResult: SubmissionResult | undefined
  closeTo: string
  /** The query of the page behind. */
  view: string
}

/** The comments on a list vehicle, newest first, and above them the field for another one. */
export function CommentsDialog(props: CommentsDialogProps) {
  const { projectId, listVehicleId, title, town, reactions, count, comments, next, closeTo, view } = props
  const at = listPaths.comments(projectId, listVehicleId)
  return (
    <Dialog title={title} subtitle={town} closeTo={closeTo} size="small">
      <DialogBody>
        <div className="-mx-2 -mt-3">
          <ReactionBar {...{ projectId, listVehicleId, title, reactions }} view={withReturn(at + view)} hasRoom />
        </div>
        <div className="mt-2">
          <CommentForm action={at + view} {...props} />
        </div>
        <section aria-labelledby="comments" className="mt-5">
          <h3 id="comments" className="text-base">
            {count === 0 ? 'Comments' : pluralize(count, 'comment')}
          </h3>
          {count === 0 && <p className="mt-2 text-quiet">{COMMENT_MESSAGES.none}</p>}
          <ul className="divide-y divide-base-300">
            {comments.map((comment) => (
              <li key={comment.id} id={`comment-${comment.id}`} className="scroll-mt-4 py-4">
                <Comment {...{ projectId, listVehicleId, comment, view }} />
              </li>
            ))}
          </ul>
          {next && (
            <Link className="link tap -mx-2 px-2" to={moreTo(at, view, next)} replace preventScrollReset>
              View more comments
            </Link>
          )}
        </section>
      </DialogBody>
    </Dialog>
  )
}

/** The same dialog with older comments, scrolled to where the reader was. */
function moreTo(at: string, view: string, through: string): string {
  const query = new URLSearchParams(view)
  query.set('through', through)
  return `${at}?${query}#comment-${through}`
}
