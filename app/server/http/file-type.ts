/** The types that files go out with, by the end of their name. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv; charset=utf-8'],
  ['zip', 'application/zip'],
  ['gz', 'application/gzip'],
])

export function fileType(name: string): string {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return TYPES.get(extension) ?? 'application/octet-stream'
}
