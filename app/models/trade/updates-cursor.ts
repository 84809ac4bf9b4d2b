/** How far an open page has heard: so many deeds of others after an instant. It names nothing that its reader may not see. */
export type UpdatesCursor = { since: Date; seen: number }

/**
 * A deed is dated before it is committed. Counting from a while before the page was loaded finds one that was committed
 * late, where a cursor at the last deed seen would pass it by.
 */
const LATEST_COMMIT_MS = 60_000

/** Deeds so shortly before a page was loaded may not be on it yet: told once too often, they do no harm. */
const LOADING_MS = 2_000

/** From when to count for a page that was loaded so many seconds ago, and up to when it has seen what there was. */
export function begunAgo(seconds: number, now: Date): { since: Date; until: Date } {
  const loaded = now.getTime() - seconds * 1000
  return { since: new Date(loaded - LATEST_COMMIT_MS), until: new Date(loaded - LOADING_MS) }
}

export function writeCursor({ since, seen }: UpdatesCursor): string {
  return `${since.getTime()}-${seen}`
}

/** Null for what none of ours says. */
export function readCursor(text: string): UpdatesCursor | null {
  const [, since, seen] = /^(\d{1,14})-(\d{1,9})$/.exec(text) ?? []
  return since && seen ? { since: new Date(Number(since)), seen: Number(seen) } : null
}
