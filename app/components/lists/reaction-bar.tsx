import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { useOptimistic } from '~/components/ui/form/use-optimistic'
import { Icon } from '~/components/ui/icon'
import { REACTION_MESSAGES, type Reactions, type ReactionsView, withOwn } from '~/models/lists/reactions'
import { listPaths } from '~/models/trade/paths/lists'
import type { Rating } from '~/models/trade/vocabulary/projects'

interface ReactionBarProps {
  projectId: string
  listVehicleId: string
  /** The vehicle, for screen readers. */
  title: string
  reactions: ReactionsView
  /** The query of the page. */
  view: string
  /** Shows no link to who reacted. */
  isShort?: boolean
  /** Looks like the main buttons of the card. */
  isMain?: boolean
  /** The link says in full what it shows; cards have no room for that. */
  hasRoom?: boolean
}

/**
 * Like and Dislike buttons with counts. Optimistic: a press shows immediately, and is reverted with a message if saving
 * fails. Without script each button posts its form, and the page reloads.
 */
export function ReactionBar({ projectId, listVehicleId, title, reactions, view, ...look }: ReactionBarProps) {
  const { isShort, isMain, hasRoom } = look
  const { shown, error, send } = useOptimistic<Reactions>(reactions, REACTION_MESSAGES.failed)
  const { refusal } = reactions
  const to = (rating: Rating) => listPaths.reactions(projectId, listVehicleId, rating) + view
  return (
    <div className="reaction-bar flex flex-wrap items-center gap-x-1">
      <form method="post" className={`flex ${isMain ? 'gap-x-2' : 'gap-x-1'}`}>
        {RATINGS.map(({ rating, label, icon, count }) => {
          const isOwn = shown.own === rating
          return (
            <button
              key={rating}
              type="submit"
              formAction={to(rating)}
              name="set"
              value={isOwn ? 'no' : 'yes'}
              className={isMain ? BUTTON_CLASS.outline : `tap gap-1.5 px-2 ${isOwn ? 'font-semibold' : 'text-quiet'}`}
              aria-label={`${label} ${title}: ${count(shown)}`}
              aria-pressed={isOwn}
              disabled={refusal !== null}
              title={refusal ?? undefined}
              onClick={(event) =>
                send(
                  event,
                  listPaths.ownReaction(projectId, listVehicleId, rating),
                  withOwn(shown, isOwn ? null : rating),
                )
              }
            >
              <Icon name={icon} className={isOwn ? 'fill-current' : ''} />
              <span className="figure">{count(shown)}</span>
            </button>
          )
        })}
      </form>
      {!isShort && <WhoLink {...{ projectId, listVehicleId, title, view, hasRoom }} reactions={shown} />}
      {error && (
        <p role="alert" className="w-full text-sm text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Opens the dialog with the names of those who reacted; nothing if nobody did. */
export function WhoLink({ projectId, listVehicleId, title, reactions, view, hasRoom }: WhoLinkProps) {
  const { likes, dislikes } = reactions
  if (likes + dislikes === 0) return null
  const to = listPaths.reactions(projectId, listVehicleId, likes > 0 ? 'like' : 'dislike') + view
  return (
    <Link className="tap link px-2 text-sm" to={to} preventScrollReset>
      Who{hasRoom && ' reacted'}
      <span className="sr-only">{`${hasRoom ? '' : ' reacted'} to ${title}`}</span>
    </Link>
  )
}

type WhoLinkProps = Pick<ReactionBarProps, 'projectId' | 'listVehicleId' | 'title' | 'view' | 'hasRoom'> & {
  reactions: Reactions
}

const RATINGS = [
  { rating: 'like', label: 'Like', icon: 'like', count: ({ likes }: Reactions) => likes },
  { rating: 'dislike', label: 'Dislike', icon: 'dislike', count: ({ dislikes }: Reactions) => dislikes },
] as const
