import type { ListVehicle } from '~/models/deals/list-vehicle'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { photoAlt, photoUrls } from '~/models/trade/photos'

import { Carousel, type CarouselProps } from '../ui/carousel'

interface CardPhotosProps {
  card: Pick<ListVehicle, 'id' | 'vehicle' | 'photos'>
  /** Where the vehicle cannot be had. */
  isGray: boolean
  /** One of the first cards of the page, whose photo is wanted at once. */
  isPriority?: boolean
  frame?: CarouselProps['frame']
}

/** A card's strip of photos, named by their angles. */
export function CardPhotos({ card, isGray, isPriority, frame }: CardPhotosProps) {
  const title = vehicleTitle(card.vehicle)
  const slides = card.photos.map(({ id, angle }, place) => ({
    picture: photoUrls(id),
    alt: photoAlt(title, angle, place),
  }))
  return (
    <Carousel
      id={`photos-${card.id}`}
      label={`Photos of ${title}`}
      slides={slides}
      isPriority={isPriority}
      frame={frame}
      className={`wide-photos ${isGray ? 'opacity-80 grayscale' : ''}`}
    />
  )
}
