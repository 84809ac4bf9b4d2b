import type { MouseEvent, ReactElement } from 'react'
import { Icon } from './icon'
import { Photo, type Picture } from './photo'

export interface Slide {
  picture: Picture | null
  alt: string
}

export interface CarouselProps {
  /** Unique on the page; slides are `{id}-1`, `{id}-2` ... */
  id: string
  /** Screen reader label: 'Photos of 1957 Chevrolet Bel Air'. */
  label: string
  slides: readonly Slide[]
  /** The number of photos, if there are more than slides. */
  total?: number
  sizes?: string
  isPriority?: boolean
  /** Wraps a photo in more markup. */
  frame?: (photo: ReactElement, index: number) => ReactElement
  /** Called with the index of the visible slide. */
  onShown?: (index: number) => void
  className?: string
}

/** A strip of photos that scrolls sideways and shows '2 of 5'; it never moves by itself. */
export function Carousel(props: CarouselProps) {
  const {
    id,
    label,
    slides,
    total = props.slides.length,
    sizes,
    isPriority = false,
    frame = asItIs,
    onShown,
    className = '',
  } = props
  if (slides.length === 0) return <Photo picture={null} alt={label} className={className} />
  return (
    <ul
      className={`strip ${className}`}
      aria-label={label}
      onScroll={onShown && (({ currentTarget: strip }) => onShown(Math.round(strip.scrollLeft / strip.clientWidth)))}
      {...(slides.length > 1 ? SCROLLABLE : {})}
    >
      {slides.map((slide, index) => (
        <li className="relative" id={slideId(id, index)} key={slide.alt}>
          {frame(
            <Photo
              picture={slide.picture}
              alt={slide.alt}
              sizes={sizes}
              isPriority={isPriority && index === 0}
              isLater={index > 0}
            />,
            index,
          )}
          {slides.length > 1 && <Place id={id} index={index} count={slides.length} total={total} />}
        </li>
      ))}
    </ul>
  )
}

type PlaceProps = { id: string; index: number; count: number; total: number }

/** The slide's number, and links to the previous and next one for people with a pointer who cannot swipe. */
function Place({ id, index, count, total }: PlaceProps) {
  return (
    <p>
      <span className="on-photo absolute right-2 bottom-2">{`${index + 1} of ${total}`}</span>
      {index > 0 && (
        <a
          className="photo-step left-0"
          href={`#${slideId(id, index - 1)}`}
          onClick={push}
          tabIndex={-1}
          aria-label="Previous photo"
        >
          <Icon name="left" />
        </a>
      )}
      {index < count - 1 && (
        <a
          className="photo-step right-0"
          href={`#${slideId(id, index + 1)}`}
          onClick={push}
          tabIndex={-1}
          aria-label="Next photo"
        >
          <Icon name="right" />
        </a>
      )}
    </p>
  )
}

/** Without script the link jumps to the slide; with script it scrolls only the strip and keeps the URL. */
export function push(event: MouseEvent<HTMLAnchorElement>) {
  const slide = document.getElementById(event.currentTarget.hash.slice(1))
  if (!slide) return
  event.preventDefault()
  slide.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** The id of a slide, for links to it. */
export const slideId = (id: string, index: number) => `${id}-${index + 1}`

const asItIs = (photo: ReactElement) => photo

// A strip that scrolls has to be reachable by keyboard.
const SCROLLABLE = { tabIndex: 0 }
