import { ANGLES } from '~/models/angles'
import type { ListCard } from '~/models/list-card'
import { vehicleTitle } from '~/models/vehicle-title'
import { Carousel } from '../ui/carousel'

/** A card's strip of photos, named by their angles. Gray where the vehicle cannot be had. */
export function CardPhotos({ card, isGray }: { card: Pick<ListCard, 'id' | 'vehicle' | 'photos'>; isGray: boolean }) {
  const title = vehicleTitle(card.vehicle)
  const slides = card.photos.map((picture, index) => {
    const angle = ANGLES[index]?.label.toLowerCase() ?? `photo ${index + 1}`
    return { picture, alt: `${title}, ${angle}` }
  })
  return (
    <Carousel
      id={`photos-${card.id}`}
      label={`Photos of ${title}`}
      slides={slides}
      className={isGray ? 'opacity-80 grayscale' : ''}
    />
  )
}
