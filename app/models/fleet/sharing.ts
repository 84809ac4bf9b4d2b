import { jpegUrl } from '~/models/trade/photos'
import { PRODUCT } from '~/models/trade/product'
import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { vehicleTitle } from './vehicle-title'

type Shared = {
  vehicle: { year: number; make: string; model: string; color: string; bodyType: string }
  /** Absolute URL. */
  address: string
  photoId: string | null
}

/**
 * Head tags of a vehicle page for search engines and link previews: its name and photo, but neither its price nor its
 * location.
 */
export function previewTags({ vehicle, address, photoId }: Shared) {
  const title = vehicleTitle(vehicle)
  const picture = photoId && new URL(jpegUrl(photoId), address).href
  const description = `${title}, a picture vehicle for film and TV. Log in to ${PRODUCT} to see its price, condition and availability.`
  const tags = [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { 'script:ld+json': linkedData(vehicle, address, picture) },
  ]
  return picture ? [...tags, ...pictureTags(picture, title)] : [...tags, { name: 'twitter:card', content: 'summary' }]
}

/** The same as schema.org JSON-LD. */
function linkedData(vehicle: Shared['vehicle'], url: string, picture: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Vehicle',
    name: vehicleTitle(vehicle),
    url,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    bodyType: vehicle.bodyType,
    ...(vehicle.color !== 'other' && { color: labelOf(COLORS, vehicle.color) }),
    ...(picture && { image: picture }),
  }
}

const pictureTags = (url: string, title: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '900' },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** Share links of a page; `address` is its absolute URL. */
export function shareLinks(address: string, title: string) {
  const facebook = new URLSearchParams({ u: address })
  const twitter = new URLSearchParams({ url: address, text: title })
  return [
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?${facebook}` },
    { label: 'Twitter', to: `https://twitter.com/intent/tweet?${twitter}` },
  ]
}
