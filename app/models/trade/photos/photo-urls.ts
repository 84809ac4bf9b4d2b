/** The addresses of one stored photo in its three widths, in pixels. */
export function photoUrls(photoId: string) {
  const at = (width: number) => `/photos/${photoId}/${width}.webp`
  return { url320: at(320), url640: at(640), url1280: at(1280) }
}
