import type { MouseEvent } from 'react'
import { Icon } from './icon'
import { Photo, type Picture } from './photo'

interface Slide {
  picture: Picture | null
  alt: string
  /** Words under the thumbnail: 'Rear'. */
  label?: string
}

interface CarouselProps {
  /** Unique on the page; slides are `{id}-1`, `{id}-2` ... */
  id: string
  /** Read out for the strip: 'Photos of 1957 Chevrolet Bel Air'. */
  label: string
  slides: readonly Slide[]
  sizes?: string
  isPriority?: boolean
  hasThumbnails?: boolean
  className?: string
}

/** A strip that is pushed sideways, with its count in words; it never moves by itself. */
export function Carousel(props: CarouselProps) {
  const { id, label, slides, sizes, isPriority = false, hasThumbnails = false, className = '' } = props
  if (slides.length === 0) return <Photo picture={null} alt={label} className={className} />
  return (
    <>
      <ul className={`strip ${className}`} aria-label={label} {...(slides.length > 1 ? SCROLLABLE : {})}>
        {slides.map((slide, index) => (
          <li className="relative" id={slideId(id, index)} key={slide.alt}>
            <Photo
              picture={slide.picture}
              alt={slide.alt}
              sizes={sizes}
              isPriority={isPriority && index === 0}
              isLater={index > 0}
            />
            {slides.length > 1 && <Place id={id} index={index} count={slides.length} />}
          </li>
        ))}
      </ul>
      {hasThumbnails && slides.length > 1 && <Thumbnails id={id} slides={slides} />}
    </>
  )
}

/** Which one it is, and a step to either side for those who have a pointer and cannot push. */
function Place({ id, index, count }: { id: string; index: number; count: number }) {
  return (
    <p>
      <span className="on-photo absolute right-2 bottom-2">
        {index + 1} of {count}
      </span>
      {index > 0 && (
        <a className="photo-step left-0" href={`#${slideId(id, index - 1)}`} onClick={push} tabIndex={-1}>
          <Icon name="left" />
          <span className="sr-only">Previous photo</span>
        </a>
      )}
      {index < count - 1 && (
        <a className="photo-step right-0" href={`#${slideId(id, index + 1)}`} onClick={push} tabIndex={-1}>
          <Icon name="right" />
          <span className="sr-only">Next photo</span>
        </a>
      )}
    </p>
  )
}

function Thumbnails({ id, slides }: { id: string; slides: readonly Slide[] }) {
  return (
    <ul className="thumbnails mt-3 grid grid-cols-5 gap-2 sm:gap-3">
      {slides.map((slide, index) => (
        <li key={slide.alt}>
          <a
            className="block text-xs text-quiet hover:text-base-content"
            href={`#${slideId(id, index)}`}
            onClick={push}
          >
            <Photo picture={slide.picture} alt="" sizes="(min-width: 64rem) 10rem, 20vw" className="rounded-field" />
            <span className={slide.label ? 'mt-1.5 block' : 'sr-only'}>{slide.label ?? slide.alt}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Without script the link jumps to the slide; with it only the strip moves, and the page and its address stay. */
function push(event: MouseEvent<HTMLAnchorElement>) {
  const slide = document.getElementById(event.currentTarget.hash.slice(1))
  if (!slide) return
  event.preventDefault()
  slide.scrollIntoView({ block: 'nearest', inline: 'start' })
}

const slideId = (id: string, index: number) => `${id}-${index + 1}`

// A strip that scrolls has to be reachable by keyboard.
const SCROLLABLE = { tabIndex: 0 }
