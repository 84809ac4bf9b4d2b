declare const own: unique symbol

/** An address on this site, for links and redirects: created by `paths` or checked by ownPath(). */
export type OwnPath = string & { readonly [own]: true }

const MAX_LENGTH = 2000

/** Any base URL works; only the parsed path matters. */
const SOMEWHERE = 'http://somewhere.invalid'

/**
 * Parses an untrusted address (query, field, Referer) like a browser would; null unless it stays on this site and can
 * be decoded. Browsers take '//host' and '/\host' for other sites, drop tabs and line breaks, and resolve '/.//host' to
 * '//host'; a proxy may decode an escaped slash at the beginning.
 */
export function ownPath(text: string | null | undefined): OwnPath | null {
  if (!text || text.length > MAX_LENGTH || !text.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return null
  if (!URL.canParse(text, SOMEWHERE)) return null
  const { origin, pathname, search, hash } = new URL(text, SOMEWHERE)
  const path = pathname + search + hash
  return origin === SOMEWHERE && isReadable(pathname) && isOwn(path) ? path : null
}

/** The address with this query, or unchanged if the query is empty, invalid or too long. */
export function withSearch(path: OwnPath, search: string): OwnPath {
  return ownPath(path + search) ?? path
}

type Written = Record<string, (...parts: never[]) => string>
type Own<Addresses extends Written> = {
  [Name in keyof Addresses]: (...parts: Parameters<Addresses[Name]>) => OwnPath
}

/** Only for `paths`, which stay on this site by construction: each starts with a fixed word. */
export function ownPaths<Addresses extends Written>(written: Addresses): Own<Addresses>
export function ownPaths(written: Written): unknown {
  return written
}

const SLASH_FIRST = /^\/(\/|%2f|%5c)/i

function isOwn(path: string): path is OwnPath {
  return path.length <= MAX_LENGTH && !SLASH_FIRST.test(path)
}

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Encodes one part of a path. Browsers would resolve '.' and '..', and an empty part changes the path. */
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

/** A dialog over the project page: about the project, or below the vehicle, list or member it is about. */
export function inProject(projectId: string, ...place: string[]): string {
  return ['/projects', projectId, 'list', ...place].join('/')
}

/** The page of an order, and its dialogs below. */
export function ofOrder(orderId: number, projectId: string, name: string, ...place: string[]): string {
  return [`/orders/${orderId}/details/${projectId}/${segment(name)}`, ...place].join('/')
}
