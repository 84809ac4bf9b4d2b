import { Link, useFetcher, useNavigation } from '@remix-run/react'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { type Adding, type Place, placeWords } from '~/models/fleet/place'
import { listPaths } from '~/models/trade/paths/lists'

const AddDialog = lazy(() => import('./add-dialog'))

/** The response to adding without a page load: where the vehicle is now, or why it was refused. */
type Answer = { place?: Place; error?: Record<string, string[] | null> | null }

/**
 * Adds a vehicle to a list: one press for the last used list, a dialog over the page for any other. Shows which list
 * the vehicle is already on, which may not be the last used one. The page stays, with its focus; without script it is
 * left and returned to.
 */
export function AddToProject({ vehicle, place: known, last, returnTo, look = 'outline' }: Adding) {
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
  // on a page about one vehicle the label does not need its name
  const name = look === 'outline' && <span className="sr-only"> {vehicle.title}</span>
  const isAlone = !place && !last
  const problems = Object.values(adding.data?.error ?? {}).flatMap((each) => each ?? [])
  const toLast = last && !place?.isInLast && (
    <adding.Form
      method="post"
      action={listPaths.placement(vehicle.id, { projectId: last.projectId, returnTo })}
      className={place ? 'w-full' : 'min-w-0 flex-1'}
    >
      <SubmitButton
        look={look}
        name="listId"
        value={last.id}
        isBusy={adding.state !== 'idle'}
        className="w-full flex-nowrap px-2"
      >
        <Icon name="plus" />
        <span className="line-clamp-2 text-left text-sm leading-tight">Add to {last.name}</span>
        {name}
      </SubmitButton>
    </adding.Form>
  )
  return (
    <>
      <div className="relative flex w-full min-w-0 flex-wrap gap-2">
        {place && (
          <Link ref={here} to={place.to} className={`${BUTTON_CLASS.ghost} min-w-0 flex-1 px-2 text-available`}>
            <Icon name="check" />
            <span className="truncate">{placeWords(place)}</span>
            {name}
          </Link>
        )}
        {!place && toLast}
        <Link
          className={`${BUTTON_CLASS[isAlone ? look : 'outline']} ${isAlone ? 'grow' : 'btn-square'}`}
          to={listPaths.addToProject(vehicle.id, { returnTo })}
          onClick={(event) => !isLeaving && opensInPlace(event) && setOpen(true)}
          aria-busy={isOpen || undefined}
        >
          <Icon name={isAlone || place ? 'plus' : 'down'} />
          <span className={isAlone ? undefined : 'sr-only'}>Add to project</span>
          {name}
        </Link>
        {place && toLast}
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
