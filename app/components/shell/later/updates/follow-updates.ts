import { dealPaths } from '~/models/trade/paths/deals'

/** An answer shows on the other side's open page within ten seconds. */
const PAUSE_MS = 7_000
/** After failures each pause is twice the last, up to this. */
const LONGEST_PAUSE_MS = 120_000

/** deals: what others offer and answer. all: whatever they do in the project. */
export type Live = 'deals' | 'all'

type Followed = { project: string | undefined; live: Live }

/**
 * Asks every few seconds whether others have done something, and tells when they have: in a project, else about what
 * belongs to whoever is logged in. Hidden pages ask nothing, until they are seen again. Answers with how to end it.
 */
export function followUpdates({ project, live }: Followed, tell: () => void): () => void {
  const ended = new AbortController()
  const loadedAt = isFirst ? 0 : performance.now()
  isFirst = false
  let cursor = ''
  let pause = PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask() {
    clearTimeout(timer)
    if (document.hidden) return
    try {
      const answer = await fetch(`${dealPaths.updates()}?${query()}`, { priority: 'low', signal: ended.signal })
      // nobody is logged in any more
      if (answer.status === 403) return ended.abort()
      if (!answer.ok) throw new Error(answer.statusText)
      pause = PAUSE_MS
      if (answer.status === 200) {
        const isNews = cursor !== ''
        cursor = await answer.text()
        if (isNews) tell()
      }
    } catch {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    clearTimeout(timer)
    if (!ended.signal.aborted) timer = setTimeout(ask, pause)
  }

  function query() {
    const seconds = Math.ceil((performance.now() - loadedAt) / 1000)
    const asked = new URLSearchParams(cursor ? { after: cursor } : { age: String(seconds) })
    if (project) asked.set('project', project)
    if (live === 'all') asked.set('deeds', live)
    return asked
  }

  ask()
  document.addEventListener('visibilitychange', ask, { signal: ended.signal })
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}

/** The document itself, which was on its way before any script. */
let isFirst = true
