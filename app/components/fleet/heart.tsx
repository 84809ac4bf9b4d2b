import { useOptimistic } from '~/components/ui/form/use-optimistic'
import { Icon } from '~/components/ui/icon'
import { FAVORITE_MESSAGES, type Favorite } from '~/models/fleet/favorite'
import { favoritePaths } from '~/models/trade/paths/search'

interface HeartProps {
  vehicle: { id: string; title: string }
  favorite: Favorite
  /** The page to return to without script. */
  returnTo: string
  /** On a photo it has its own background. */
  isOnPhoto?: boolean
}

/**
 * Adds a vehicle to the favorites or removes it. Optimistic, without reloading anything. Without script it posts its
 * form and returns to the page.
 */
export function Heart({ vehicle, favorite, returnTo, isOnPhoto = false }: HeartProps) {
  const { shown, error, send } = useOptimistic(favorite, FAVORITE_MESSAGES.failed)
  const { isSet } = shown
  const to = favoritePaths.favorite(vehicle.id, returnTo)
  return (
    <form method="post" action={to} className={isOnPhoto ? 'heart-on-photo' : undefined}>
      <button
        type="submit"
        name="set"
        value={isSet ? 'no' : 'yes'}
        className="tap rounded-full"
        aria-label={`Favorite ${vehicle.title}`}
        aria-pressed={isSet}
        onClick={(event) => send(event, to, { isSet: !isSet })}
      >
        <Icon name="heart" className={isSet ? 'fill-current' : ''} />
      </button>
      {error && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </form>
  )
}
