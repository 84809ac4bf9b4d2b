/*
 * The files that are accepted, by their first bytes and not by their name: one list for the field of a form, the script
 * that sends it and the process that checks it. Plain JavaScript, because the built application runs the check from the
 * sources.
 */
export const PHOTO_TYPES = [
  { format: 'jpeg', mediaType: 'image/jpeg', ending: '.jpg', begins: /^\xff\xd8\xff/ },
  { format: 'png', mediaType: 'image/png', ending: '.png', begins: /^\x89PNG/ },
  { format: 'webp', mediaType: 'image/webp', ending: '.webp', begins: /^RIFF.{4}WEBP/s },
]

/** How many bytes tell. */
export const HEAD_BYTES = 12

/** The type of a photo by its first bytes, or why it is not accepted; HEIC and AVIF by the brand in their first box. */
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
