import { jpegUrl } from '~/models/trade/photos'
import { PRODUCT } from '~/models/trade/product'

type Shared = {
  title: string
  /** Its whole address. */
  address: string
  photoId: string | null
}

/** What a search engine and a message with the address of a vehicle in it say of that vehicle, as tags for a page's head. */
export function previewTags({ title, address, photoId }: Shared) {
  const description = `${title}, a picture vehicle for film and TV. Log in to ${PRODUCT} to see its price, condition and availability.`
  const tags = [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ]
  return photoId ? [...tags, ...pictureTags(new URL(jpegUrl(photoId), address).href, title)] : tags
}

const pictureTags = (url: string, title: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '900' },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** Where a page is shared with one press; `address` is the page's own, whole. */
export function shareLinks(address: string, title: string) {
  const facebook = new URLSearchParams({ u: address })
  const twitter = new URLSearchParams({ url: address, text: title })
  return [
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?${facebook}` },
    { label: 'Twitter', to: `https://twitter.com/intent/tweet?${twitter}` },
  ]
}
