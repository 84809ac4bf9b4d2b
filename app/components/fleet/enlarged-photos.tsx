import { useEffect, useRef } from 'react'
import { Carousel, type Slide } from '~/components/ui/carousel'
import { Icon } from '~/components/ui/icon'

interface EnlargedPhotosProps {
  /** Read out for them: 'Photos of 1957 Chevrolet Bel Air'. */
  label: string
  slides: readonly Slide[]
  /** The place of the one to begin with. */
  first: number
  onClose: () => void
}

/** Photos as large as the window, over the page, which has its focus back afterwards. */
export function EnlargedPhotos({ label, slides, first, onClose }: EnlargedPhotosProps) {
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
