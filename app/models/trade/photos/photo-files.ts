/**
 * The files of one stored photo, all 4:3, by their width in pixels: WebP for pages, and a JPEG for what is shown where
 * browsers are not, such as previews of a shared address, mails and paper.
 */
export const PHOTO_FILES = ['320.webp', '640.webp', '960.webp', '1280.webp', '1200.jpg'] as const

export type PhotoFile = (typeof PHOTO_FILES)[number]
