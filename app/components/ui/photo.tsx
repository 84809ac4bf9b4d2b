import { Icon } from './icon'

/** One picture in four widths, always 4:3. */
export interface Picture {
  url320: string
  url640: string
  url960: string
  url1280: string
}

interface PhotoProps {
  picture: Picture | null
  alt: string
  /** The displayed width as a `sizes` attribute; the default fits a card grid of one, two and three columns. */
  sizes?: string
  /** Loads first: for the first picture of a page. */
  isPriority?: boolean
  /** Loads last and in one width: for pictures that are scrolled into view later, of which a page has many. */
  isLater?: boolean
  className?: string
}

/** 4:3 with width and height, so that nothing shifts while it loads. Without a picture: a quiet placeholder. */
export function Photo({
  picture,
  alt,
  sizes = CARD_SIZES,
  isPriority = false,
  isLater = false,
  className = '',
}: PhotoProps) {
  if (!picture) return <NoPhoto alt={alt} className={className} />
  return (
    <img
      {...(isPriority ? EAGER : LAZY)}
      {...(isLater ? LATER : {})}
      className={`photo ${className}`}
      src={picture.url640}
      {...(isLater ? {} : { srcSet: widthsOf(picture), sizes })}
      width={640}
      height={480}
      // the lead photo is painted together with the page
      decoding={isPriority ? 'sync' : 'async'}
      alt={alt}
    />
  )
}

const widthsOf = ({ url320, url640, url960, url1280 }: Picture) =>
  `${url320} 320w, ${url640} 640w, ${url960} 960w, ${url1280} 1280w`

function NoPhoto({ alt, className }: { alt: string; className: string }) {
  return (
    <div className={`photo grid place-items-center text-quiet ${className}`}>
      <Icon name="camera" className="size-8!" />
      {alt && <span className="sr-only">{alt}, no photo</span>}
    </div>
  )
}

const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'

// React 18 knows the attribute only in lower case, the type declarations only in camel case.
const EAGER = { fetchpriority: 'high' }
const LATER = { fetchpriority: 'low' }
const LAZY = { loading: 'lazy' } as const
