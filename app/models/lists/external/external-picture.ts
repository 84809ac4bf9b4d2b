import { externalPaths } from '~/models/trade/paths/lists'

/** Addresses of a photo of an external vehicle by width; it is stored in two widths only. */
export function externalPicture(projectId: string, fileId: string) {
  const small = externalPaths.photo(projectId, fileId, '400.webp')
  const large = externalPaths.photo(projectId, fileId, '1280.webp')
  return { url320: small, url640: small, url960: large, url1280: large }
}
