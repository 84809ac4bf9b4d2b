const WITHOUT_SCHEME = /^((www|m|pro)\.)?imdb\.com(\/|$)/i

/** The address of a page on imdb.com, also when it was typed without https://; null for anything else. */
export function imdbAddress(text: string): string | null {
  const whole = WITHOUT_SCHEME.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null
  const { hostname, username, password, port, href } = new URL(whole)
  const isImdb = hostname === 'imdb.com' || hostname.endsWith('.imdb.com')
  return isImdb && !username && !password && !port ? href : null
}
