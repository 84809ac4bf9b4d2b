import { push, slideId } from '~/components/ui/carousel'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { externalPicture } from '~/models/lists/external/external-picture'

/** How many photos are side by side, by the width of the window; the style sheet has the widths. */
const PHOTOS_SHOWN = [7, 5, 3, 1] as const

interface PhotoRowProps {
  projectId: string
  cardId: string
  /** The vehicle. */
  title: string
  photoIds: readonly string[]
}

/** The photos of an external vehicle, which scroll sideways by as many as are shown; arrows once there are more. */
export function PhotoRow({ projectId, cardId, title, photoIds }: PhotoRowProps) {
  const id = `photos-${cardId}`
  const count = photoIds.length
  if (count === 0) return null
  return (
    <ul className="strip photo-row" aria-label={`Photos of ${title}`} {...(count > 1 ? SCROLLABLE : {})}>
      {photoIds.map((photoId, index) => (
        <li className="relative" id={slideId(id, index)} key={photoId}>
          <Photo picture={externalPicture(projectId, photoId)} alt={`${title}, photo ${index + 1}`} isLater />
          {PHOTOS_SHOWN.filter((many) => index % many === 0 && index > 0).map((many) => (
            <Arrow key={many} to={slideId(id, index - many)} className={`left-0 at-${many}`} />
          ))}
          <NextArrow id={id} index={index} count={count} />
        </li>
      ))}
    </ul>
  )
}

/** At the last photo shown, for each width at which it is the last one. */
function NextArrow({ id, index, count }: { id: string; index: number; count: number }) {
  const widths = PHOTOS_SHOWN.filter((many) => (index + 1) % many === 0 && index + 1 < count)
  if (widths.length === 0) return null
  const at = widths.map((many) => `at-${many}`).join(' ')
  return <Arrow to={slideId(id, index + 1)} className={`right-0 ${at}`} isNext />
}

function Arrow({ to, className, isNext = false }: { to: string; className: string; isNext?: boolean }) {
  return (
    <a className={`photo-step ${className}`} href={`#${to}`} onClick={push} tabIndex={-1}>
      <Icon name={isNext ? 'right' : 'left'} />
      <span className="sr-only">{isNext ? 'Next photos' : 'Previous photos'}</span>
    </a>
  )
}

// A strip that scrolls has to be reachable by keyboard.
const SCROLLABLE = { tabIndex: 0 }
