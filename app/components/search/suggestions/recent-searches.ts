const KEY = 'searches'
const MAX_SEARCHES = 5

/** The last searches of this browser, the newest first; none if it stores nothing. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

export function addRecentSearch(text: string) {
  const typed = text.trim()
  if (typed === '') return
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([typed, ...recentSearches().filter((each) => each !== typed)].slice(0, MAX_SEARCHES)),
    )
  } catch {
    // private windows may refuse to store anything
  }
}
