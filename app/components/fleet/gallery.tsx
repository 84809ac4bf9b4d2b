import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Carousel, push, type Slide, slideId } from '~/components/ui/carousel'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'

interface GalleryProps {
  /** Screen reader label: 'Photos of 1957 Chevrolet Bel Air'. */
  label: string
  /** `label` is the caption of the thumbnail: 'Rear'. */
  slides: readonly (Slide & { label: string })[]
}

/** A vehicle's photos, as large as fits, with thumbnails below. A press enlarges; without script it opens the file. */
export function Gallery({ label, slides }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const enlarge = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setEnlarged(index)
  }
  return (
    <>
      <Carousel
        id={ID}
        label={label}
        slides={slides}
        sizes="(min-width: 64rem) 54rem, 100vw"
        className="rounded-box"
        isPriority
        onShown={setShown}
        frame={(photo, index) => (
          <a className="block cursor-zoom-in" href={slides[index]?.picture?.url1280} onClick={enlarge(index)}>
            <span className="sr-only">Enlarge </span>
            {photo}
          </a>
        )}
      />
      {slides.length > 1 && (
        <ul className="thumbnails mt-3 grid grid-cols-5 gap-2 sm:gap-3">
          {slides.map((slide, index) => (
            <li key={slide.alt}>
              <a
                className="block text-xs text-quiet hover:text-base-content"
                href={`#${slideId(ID, index)}`}
                onClick={push}
                aria-current={index === shown || undefined}
              >
                <Photo
                  picture={slide.picture}
                  alt=""
                  sizes="(min-width: 64rem) 10rem, 20vw"
                  className="rounded-field"
                />
                <span className="mt-1.5 block">{slide.label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <EnlargedPhotos label={label} slides={slides} first={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </>
  )
}

const ID = 'photo'

interface EnlargedPhotosProps {
  /** Screen reader label: 'Photos of 1957 Chevrolet Bel Air'. */
  label: string
  slides: readonly Slide[]
  /** The index of the photo to start with. */
  first: number
  onClose: () => void
}

/** Photos filling the window in a modal; the browser returns focus to the page afterwards. */
function EnlargedPhotos({ label, slides, first, onClose }: EnlargedPhotosProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const here = dialog.current
    if (!here || here.open) return
    here.showModal()
    here.querySelectorAll('.strip > *')[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
  }, [first])
  return (
    <dialog ref={dialog} aria-label={label} className={FULL} onClose={onClose}>
      <Carousel id="enlarged" label={label} slides={slides} sizes="100vw" className={WHOLE} />
      <form method="dialog" className="absolute top-2 right-2">
        <button type="submit" className="tap rounded-full bg-base-100">
          <Icon name="x" />
          <span className="sr-only">Close</span>
        </button>
      </form>
    </dialog>
  )
}

const FULL = 'm-0 h-dvh max-h-none w-screen max-w-none overflow-hidden border-0 bg-base-200 p-0 text-base-content'
const WHOLE = 'h-dvh [&_.photo]:h-dvh [&_.photo]:bg-transparent [&_.photo]:object-contain'
