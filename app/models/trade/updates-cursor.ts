/** How many updates by others since an instant an open page has received. Contains nothing its reader may not see. */
export type UpdatesCursor = { since: Date; seen: number }

/**
 * Activity gets its date before it is committed. Counting from a bit before the page was loaded catches late commits,
 * which a cursor at the last seen entry would miss.
 */
const LATEST_COMMIT_MS = 60_000

/** Activity just before the page was loaded may not be on it yet; reporting it twice does no harm. */
const LOADING_MS = 2_000

/** For a page loaded this many seconds ago: when to count from, and up to when it has seen everything. */
export function begunAgo(seconds: number, now: Date): { since: Date; until: Date } {
  const loaded = now.getTime() - seconds * 1000
  return { since: new Date(loaded - LATEST_COMMIT_MS), until: new Date(loaded - LOADING_MS) }
}

export function writeCursor({ since, seen }: UpdatesCursor): string {
  return `${since.getTime()}-${seen}`
}

/** Null if it is not one of our cursors. */
export function readCursor(text: string): UpdatesCursor | null {
  const [, since, seen] = /^(\d{1,14})-(\d{1,9})$/.exec(text) ?? []
  return since && seen ? { since: new Date(Number(since)), seen: Number(seen) } : null
}
