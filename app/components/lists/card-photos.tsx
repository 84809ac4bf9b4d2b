import { Carousel, type CarouselProps } from '~/components/ui/carousel'
import type { ListVehicle } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { photoAlt, photoLabel, photoUrls } from '~/models/trade/photos'

interface CardPhotosProps {
  card: Pick<ListVehicle, 'id' | 'vehicle' | 'photos' | 'photoCount'>
  /** The vehicle is not available. */
  isGray: boolean
  /** One of the first cards of the page, whose photo loads first. */
  isPriority?: boolean
  frame?: CarouselProps['frame']
}

/** A card's strip of its first photos, labeled by their angles. */
export function CardPhotos({ card, isGray, isPriority, frame }: CardPhotosProps) {
  const title = vehicleTitle(card.vehicle)
  const slides = card.photos.map(({ id, angle }, place) => ({
    picture: photoUrls(id),
    // the strip and its first photo say of which vehicle
    alt: place === 0 ? photoAlt(title, angle, place) : photoLabel(angle, place),
  }))
  return (
    <Carousel
      id={`photos-${card.id}`}
      label={`Photos of ${title}`}
      slides={slides}
      total={card.photoCount}
      isPriority={isPriority}
      frame={frame}
      className={`wide-photos ${isGray ? 'opacity-80 [filter:grayscale(1)]' : ''}`}
    />
  )
}
