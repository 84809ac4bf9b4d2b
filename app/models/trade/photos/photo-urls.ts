import type { PhotoFile } from './photo-files'

const photoUrl = (photoId: string, file: PhotoFile) => `/photos/${photoId}/${file}`

/** The addresses of one stored photo in the widths that pages choose from, in pixels. */
export function photoUrls(photoId: string) {
  return {
    url320: photoUrl(photoId, '320.webp'),
    url640: photoUrl(photoId, '640.webp'),
    url960: photoUrl(photoId, '960.webp'),
    url1280: photoUrl(photoId, '1280.webp'),
  }
}

/** The address of the same photo for previews, mails and paper. */
export const jpegUrl = (photoId: string) => photoUrl(photoId, '1200.jpg')
