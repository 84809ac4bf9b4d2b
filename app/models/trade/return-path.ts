const LONGEST = 2000

/** Any address at all would do: only what a browser makes of the path matters. */
const SOMEWHERE = 'http://somewhere.invalid'

/**
 * The path to go back to after signing in, as a browser would read it, or null unless it stays on this site. Browsers
 * take '//host' and '/\host' for other sites, drop tabs and line breaks, and resolve '/.//host' to the former.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !text.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return null
  if (!URL.canParse(text, SOMEWHERE)) return null
  const url = new URL(text, SOMEWHERE)
  if (url.origin !== SOMEWHERE || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
