const LONGEST = 150

/** A name for saving a file: the last part of a path, without what no system takes in a name. Never empty. */
export function fileName(given: string): string {
  return plainName(given.split(/[/\\]/).at(-1) ?? '') || 'file'
}

/** What people call a thing, as a part of such a name: '' where nothing of it can be taken. */
export function titleInFileName(title: string): string {
  return plainName(title.replace(/\s*[/\\]+\s*/g, ' - '))
}

function plainName(given: string): string {
  // \p{C}: control characters, marks that turn the direction of writing, halves of characters
  const plain = given.replace(/[\p{C}<>:"|?*]/gu, '').replace(/\s+/g, ' ')
  const bare = plain.replace(/^[. ]+|[. ]+$/g, '')
  const extension = /\.\w{1,10}$/.exec(bare)?.[0] ?? ''
  const stem = [...bare.slice(0, bare.length - extension.length)].slice(0, LONGEST).join('')
  return `${stem}${extension}`
}

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
