import { Link } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { Photo } from '~/components/ui/photo'
import type { VehicleCard } from '~/models/search/search-page'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ANGLES, type Angle, photoUrls } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'

interface CardPhotosProps {
  card: VehicleCard
  /** The angle of the first one; null for the vehicle's own first. */
  angle: Angle | null
  /** The first result, whose photo is the first visible one on a phone. */
  isFirst: boolean
}

/** The card's photo; on devices without hover, a strip to swipe through, above the link of the card. */
export function CardPhotos({ card, angle, isFirst }: CardPhotosProps) {
  const [isTouched, setTouched] = useState(false)
  const [first, ...others] = card.photoIds
  const photo = (
    <Photo
      picture={first ? photoUrls(first) : null}
      alt={angle === null ? card.title : `${card.title}, ${labelOf(ANGLES, angle)}`}
      sizes={SIZES}
      isPriority={isFirst}
    />
  )
  if (others.length === 0) return photo
  const touch = () => setTouched(true)
  return (
    // not in the tab order and hidden from screen readers: the vehicle's page shows the same photos
    <div className="strip swipe-strip" tabIndex={-1} onTouchStart={touch} onScroll={touch}>
      <CardSlide card={card} place={0}>
        {photo}
      </CardSlide>
      {others.map((id, place) => (
        <CardSlide key={id} card={card} place={place + 1}>
          <LaterPhoto isShown={isTouched}>
            <Photo picture={photoUrls(id)} alt="" isLater />
          </LaterPhoto>
        </CardSlide>
      ))}
    </div>
  )
}

/** Browsers load lazy pictures long before they are swiped to, so with script they wait for the finger. */
function LaterPhoto({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  if (isShown) return children
  return (
    <>
      <div className="photo with-script" />
      <noscript>{children}</noscript>
    </>
  )
}

function CardSlide({ card, place, children }: { card: VehicleCard; place: number; children: ReactNode }) {
  const slide = (
    <>
      {children}
      <span className="on-photo swipe-count" aria-hidden="true">
        {place + 1} of {card.photoIds.length}
      </span>
    </>
  )
  const look = { className: 'relative', 'aria-hidden': place > 0 || undefined }
  if (card.isGone) return <div {...look}>{slide}</div>
  return (
    <Link {...look} to={fleetPaths.viewVehicle(card.id)} tabIndex={-1}>
      {slide}
    </Link>
  )
}

/**
 * Three or two columns beside the filters, two without them, one on phones. On phones it asks for slightly less than
 * the displayed width and at most two pixels per point: nobody sees the difference, and it halves the photo bytes.
 */
const SIZES =
  '(min-width: 80rem) 19rem, (min-width: 64rem) 29rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 60vw, 88vw'
