import { Link, useFetcher, useNavigation } from '@remix-run/react'
import { lazy, type MouseEvent, type PropsWithChildren, Suspense, useEffect, useRef, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { type Adding, type Place, placeText } from '~/models/fleet/place'
import { listPaths } from '~/models/trade/paths/lists'

const AddDialog = lazy(() => import('./add-dialog'))

/** The response to adding without a page load: where the vehicle is now, or why it was refused. */
type Answer = { place?: Place; error?: Record<string, string[] | null> | null }

/**
 * Adds a vehicle to a list: one click for the list used last, a dialog over the page for any other. Shows which list
 * the vehicle is already on, which may not be the one used last. With script the page stays, with its focus; without
 * script it redirects back.
 */
export function AddToProject(props: PropsWithChildren<Adding>) {
  const { vehicle, place: known, last, offerTo, returnTo, look = 'outline', children } = props
  const adding = useFetcher<Answer>()
  const [isOpen, setOpen] = useState(false)
  // a dialog opened over a page that is being left would disappear with it
  const isLeaving = useNavigation().state !== 'idle'
  const here = useRef<HTMLAnchorElement>(null)
  const added = adding.data?.place
  useEffect(() => {
    if (!added) return
    setOpen(false)
    here.current?.focus({ preventScroll: true })
  }, [added])

  const place = known ?? added
  // a card is small: the short label, and where the vehicle is as a badge above
  const isCard = look === 'outline'
  // on a page about one vehicle the label does not need its name
  const name = isCard && <span className="sr-only"> {vehicle.title}</span>
  const isAlone = !offerTo && (!last || place?.isInLast)
  const problems = Object.values(adding.data?.error ?? {}).flatMap((each) => each ?? [])
  return (
    <>
      <div className={isCard ? 'contents' : 'grid min-w-0 grow gap-2 max-lg:contents'}>
        {place && (
          <Link
            ref={here}
            to={place.to}
            className={isCard ? 'card-place' : `${BUTTON_CLASS.ghost} add-place px-2 text-available`}
          >
            {isCard ? (
              <Status tone="available" label={placeText(place)} className="whitespace-normal!" />
            ) : (
              <>
                <Icon name="check" />
                <span>{placeText(place)}</span>
              </>
            )}
            {name}
          </Link>
        )}
        <div className="card-actions">
          {offerTo && (
            <Link to={offerTo} className={`${BUTTON_CLASS[look]} flex-1 px-2`}>
              Go to its offer
            </Link>
          )}
          {last && !isAlone && !offerTo && (
            <adding.Form
              method="post"
              action={listPaths.placement(vehicle.id, { projectId: last.projectId, returnTo })}
              className="min-w-0 flex-1"
            >
              <SubmitButton
                look={look}
                name="listId"
                value={last.id}
                isBusy={adding.state !== 'idle'}
                className="w-full flex-nowrap px-2"
              >
                <Icon name="plus" />
                <span className={isCard ? undefined : 'line-clamp-2 text-left text-sm leading-tight'}>
                  Add<span className={isCard ? 'sr-only' : undefined}> to {last.name}</span>
                </span>
                {name}
              </SubmitButton>
            </adding.Form>
          )}
          <Link
            className={`${BUTTON_CLASS[isAlone && !place ? look : 'outline']} ${isAlone ? 'flex-1 px-2' : 'btn-square'}`}
            to={listPaths.addToProject(vehicle.id, { returnTo })}
            onClick={(event) => !isLeaving && opensInPlace(event) && setOpen(true)}
            aria-busy={isOpen || undefined}
          >
            <Icon name={isAlone ? 'plus' : 'down'} />
            <span className={isAlone ? undefined : 'sr-only'}>
              Add<span className={isCard && place ? 'sr-only' : undefined}> to project</span>
            </span>
            {name}
          </Link>
          {children}
        </div>
      </div>
      {problems.length > 0 && !isOpen && (
        <p role="alert" className="problem">
          {problems.join(' ')}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <AddDialog {...{ vehicle, adding, problems, returnTo }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A press with a modifier key is left to the browser, which opens another tab or window. */
function opensInPlace(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false
  event.preventDefault()
  return true
}
