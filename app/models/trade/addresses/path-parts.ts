/** One part of a path. Browsers would resolve '.' and '..' away, and an empty part leads elsewhere. */
export function segment(name: string): string {
  const text = name.replace(/\p{Cs}/gu, '')
  return /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text)
}

export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
