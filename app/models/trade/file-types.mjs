/*
 * Accepted file types, recognized by their first bytes and not by name: one list for form fields, the upload script and
 * the process that checks files. Plain JavaScript, because the built application runs the check from the sources.
 */
export const PHOTO_TYPES = [
  { format: 'jpeg', mediaType: 'image/jpeg', ending: '.jpg', begins: /^\xff\xd8\xff/ },
  { format: 'png', mediaType: 'image/png', ending: '.png', begins: /^\x89PNG/ },
  { format: 'webp', mediaType: 'image/webp', ending: '.webp', begins: /^RIFF.{4}WEBP/s },
]

/** Number of bytes needed. */
export const HEAD_BYTES = 12

/**
 * The type of a photo from its first bytes, or why it is refused; HEIC and AVIF are recognized by the brand in their
 * first box.
 */
export function photoTypeOf(head) {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  const type = PHOTO_TYPES.find(({ begins }) => begins.test(text))
  if (type) return { type, why: null }
  return { type: null, why: /^.{4}ftyp(hei|hev|mif1|msf1|avif)/s.test(text) ? 'heic' : 'wrong-type' }
}

/** PDF readers search this far for the header. */
export const PDF_HEAD_BYTES = 1024

export function isPdfHead(head) {
  return String.fromCharCode(...head.subarray(0, PDF_HEAD_BYTES)).includes('%PDF-')
}
