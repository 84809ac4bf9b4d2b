/** The standard pictures of a vehicle, which a search can ask for. */
export const ANGLES = [
  { value: 0, label: "Driver's side shot" },
  { value: 1, label: 'Rear shot' },
  { value: 2, label: 'Passenger side shot' },
  { value: 3, label: 'Driver side front interior' },
] as const

export type Angle = (typeof ANGLES)[number]['value']

/** Leads the gallery of a vehicle that has it, and so is what a search without an angle shows; never asked for itself. */
export const THREE_QUARTER = { value: 4, label: 'Three-quarter front' } as const

/** A photo of a vehicle. Its angle is the value of one of those above, or null where it shows anything else. */
export type VehiclePhoto = { id: string; angle: number | null }

/** What a photo shows; one without an angle is counted by its place in the gallery. */
export function photoLabel(angle: number | null, place: number): string {
  const known = [...ANGLES, THREE_QUARTER].find(({ value }) => value === angle)
  return known?.label ?? `Photo ${place + 1}`
}

/** The same for people who do not see it. */
export function photoAlt(vehicle: string, angle: number | null, place: number): string {
  return `${vehicle}, ${photoLabel(angle, place).toLowerCase()}`
}

/**
 * The files of one stored photo, all 4:3, by their width in pixels: WebP for pages, and a JPEG for what is shown where
 * browsers are not, such as previews of a shared address, emails and PDFs.
 */
export const PHOTO_FILES = ['320.webp', '640.webp', '960.webp', '1280.webp', '1200.jpg'] as const

export type PhotoFile = (typeof PHOTO_FILES)[number]

/** The files of a photo as its owner sent it, uncut, by its longest side: for the crop dialog. */
export const WHOLE_FILES = ['400-whole.webp', '1280-whole.webp'] as const

export type WholeFile = (typeof WHOLE_FILES)[number]

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

/** The address of the same photo for previews, emails and PDFs. */
export const jpegUrl = (photoId: string) => photoUrl(photoId, '1200.jpg')
