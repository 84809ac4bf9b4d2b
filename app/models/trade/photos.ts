/** The standard photos of a vehicle, which a search can select. */
export const ANGLES = [
  { value: 0, label: "Driver's side shot" },
  { value: 1, label: 'Rear shot' },
  { value: 2, label: 'Passenger side shot' },
  { value: 3, label: 'Driver side front interior' },
] as const

export type Angle = (typeof ANGLES)[number]['value']

/** First in the gallery if a vehicle has it, so searches without an angle show it; cannot be selected itself. */
export const THREE_QUARTER = { value: 4, label: 'Three-quarter front' } as const

/** A photo of a vehicle. `angle` is one of the values above, or null for anything else. */
export type VehiclePhoto = { id: string; angle: number | null }

/** Label of a photo; without an angle it is numbered by its gallery position. */
export function photoLabel(angle: number | null, place: number): string {
  const known = [...ANGLES, THREE_QUARTER].find(({ value }) => value === angle)
  return known?.label ?? `Photo ${place + 1}`
}

/** Alt text of a photo. */
export function photoAlt(vehicle: string, angle: number | null, place: number): string {
  return `${vehicle}, ${photoLabel(angle, place).toLowerCase()}`
}

/**
 * The files of one stored photo, all 4:3, named by width in pixels: WebP for pages, JPEG for link previews, emails and
 * PDFs.
 */
export const PHOTO_FILES = ['320.webp', '640.webp', '960.webp', '1280.webp', '1200.jpg'] as const

export type PhotoFile = (typeof PHOTO_FILES)[number]

/** Stored with the photo, as large as the original allows; the others are rendered from it on first request. */
export const STORED_FILE: PhotoFile = '1280.webp'

/** Rendered on first request. */
export const RENDERED_FILES = PHOTO_FILES.filter((file) => file !== STORED_FILE)

/** The uncropped photo as its owner uploaded it, named by its longest side: for the crop dialog. */
export const WHOLE_FILES = ['400-whole.webp', '1280-whole.webp'] as const

export type WholeFile = (typeof WHOLE_FILES)[number]

const photoUrl = (photoId: string, file: PhotoFile) => `/photos/${photoId}/${file}`

/** Addresses of one photo, by width in pixels. */
export function photoUrls(photoId: string) {
  return {
    url320: photoUrl(photoId, '320.webp'),
    url640: photoUrl(photoId, '640.webp'),
    url960: photoUrl(photoId, '960.webp'),
    url1280: photoUrl(photoId, '1280.webp'),
  }
}

/** Address of the photo for previews, emails and PDFs. */
export const jpegUrl = (photoId: string) => photoUrl(photoId, '1200.jpg')
