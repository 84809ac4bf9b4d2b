import { Link } from '@remix-run/react'
import { LinkedText } from '~/components/ui/linked-text'
import { Name } from '~/components/ui/name'
import type { CommentView } from '~/models/lists/comments'
import { listPaths } from '~/models/trade/paths/lists'

interface CommentProps {
  projectId: string
  listVehicleId: string
  comment: CommentView
  view: string
}

/** One comment: who wrote it and when, its text, and links to edit or delete it. */
export function Comment({ projectId, listVehicleId, comment, view }: CommentProps) {
  const { id, author, at, isEdited, parts, mayEdit, mayDelete } = comment
  const about = <span className="sr-only"> the comment by {author}</span>
  return (
    <article aria-label={`Comment by ${author}`}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">
          <Name of={author} />
        </b>
        <span className="text-sm text-quiet">
          {at}
          {isEdited && ', edited'}
        </span>
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        <LinkedText parts={parts} />
      </p>
      {(mayEdit || mayDelete) && (
        <p className="-mx-2 -mb-2 flex gap-x-2 text-sm">
          {mayEdit && (
            <Link
              className="tap link px-2"
              to={listPaths.commentEdit(projectId, listVehicleId, id) + view}
              preventScrollReset
              replace
            >
              Edit{about}
            </Link>
          )}
          {mayDelete && (
            <Link
              className="tap px-2 text-quiet hover:underline"
              to={listPaths.commentRemoval(projectId, listVehicleId, id) + view}
              preventScrollReset
              replace
            >
              Delete{about}
            </Link>
          )}
        </p>
      )}
    </article>
  )
}
