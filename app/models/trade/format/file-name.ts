const MAX_LENGTH = 150

/** A safe file name: the last part of a path, without characters that systems forbid. Never empty. */
export function fileName(given: string): string {
  return plainName(given.split(/[/\\]/).at(-1) ?? '') || 'file'
}

/** A title as part of such a name; '' if nothing of it is allowed. */
export function titleInFileName(title: string): string {
  return plainName(title.replace(/\s*[/\\]+\s*/g, ' - '))
}

function plainName(given: string): string {
  // \p{C}: control characters, text direction marks, lone surrogates
  const plain = given.replace(/[\p{C}<>:"|?*]/gu, '').replace(/\s+/g, ' ')
  const bare = plain.replace(/^[. ]+|[. ]+$/g, '')
  const extension = /\.\w{1,10}$/.exec(bare)?.[0] ?? ''
  const stem = [...bare.slice(0, bare.length - extension.length)].slice(0, MAX_LENGTH).join('')
  return `${stem}${extension}`
}

/** Media types by file extension. */
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
