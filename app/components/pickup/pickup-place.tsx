import type { ReactNode } from 'react'
import { type MapPlace, mapFrame, NAVIGATORS } from '~/models/pickup/map-links'
import { BUTTON_CLASS } from '../ui/button'
import { Icon } from '../ui/icon'

interface DirectionsProps {
  address: readonly string[]
  place: MapPlace | null
  /** The order item's id, unique on the page. */
  id: string
  title: string
  /** Of the directions button: outlined unless driving there comes next. */
  look?: 'primary' | 'outline'
}

interface PickupPlaceProps extends DirectionsProps {
  hasMap: boolean
  /** What else helps to find the vehicle, above the map. */
  children?: ReactNode
}

/** The vehicle's location and directions to it. `app/enhance/pickup.mjs` adds a button that copies the address. */
export function PickupPlace({ hasMap, children, ...way }: PickupPlaceProps) {
  const { title, place } = way
  return (
    <section data-copied="Address copied">
      <h4 className="text-lg">Pickup location</h4>
      <Directions {...way} />
      {children}
      {place && hasMap && (
        <iframe
          className="no-print mt-3 block h-52 w-full rounded-field border border-base-300 bg-base-200"
          title={`Map: ${title} location`}
          src={mapFrame(place)}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </section>
  )
}

/** The address, and the map apps that lead there. */
export function Directions({ id, title, address, place, look = 'primary' }: DirectionsProps) {
  return (
    <>
      <address className="mt-1 text-lg leading-snug not-italic select-all">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {place && (
        <>
          <button type="button" className={`${BUTTON_CLASS[look]} opens-drawer mt-3 w-full`} {...opens(id)}>
            <Icon name="nav" />
            NAVIGATION
          </button>
          <nav id={drawerId(id)} className="from-foot" aria-label={`Directions to ${title}`} {...POPOVER}>
            {NAVIGATORS.map((navigator) => (
              <a
                key={navigator.label}
                className={`${BUTTON_CLASS.outline} w-full ${'onApple' in navigator ? 'apple-only' : ''}`}
                href={navigator.href(place)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {navigator.label}
              </a>
            ))}
          </nav>
        </>
      )}
    </>
  )
}

const drawerId = (id: string) => `ways-${id}`
const POPOVER = { popover: 'auto' }
const opens = (id: string) => ({ popovertarget: drawerId(id) })
