import { type MouseEvent, useRef, useState } from 'react'
import { REACTION_MESSAGES, type ReactionAnswer, type Reactions, withOwn } from '~/models/lists/reactions'
import { listPaths } from '~/models/trade/paths/lists'
import type { Rating } from '~/models/trade/vocabulary/projects'

type Shown = { reactions: Reactions; error?: string }

/**
 * The last loaded or saved reactions, with pending presses applied; they are taken back if saving fails. Each press is
 * one request, which reloads nothing. Presses are sent one after the other, so that the last one counts.
 */
export function useReactions(loaded: Reactions, at: { projectId: string; listVehicleId: string }) {
  const [known, setKnown] = useState<Shown & { loaded: Reactions }>({ loaded, reactions: loaded })
  const [pending, setPending] = useState<Reactions | null>(null)
  const queue = useRef({ sent: Promise.resolve(), presses: 0 })
  if (known.loaded !== loaded) setKnown({ loaded, reactions: loaded })
  const shown = pending ?? known.reactions

  async function send(event: MouseEvent<HTMLButtonElement>, rating: Rating) {
    event.preventDefault()
    const button = event.currentTarget
    const isSet = shown.own !== rating
    const press = ++queue.current.presses
    setPending(withOwn(shown, isSet ? rating : null))
    const before = queue.current.sent
    const answered = before.then(() => post(listPaths.ownReaction(at.projectId, at.listVehicleId, rating), isSet))
    queue.current.sent = answered.then(() => undefined)
    const answer = await answered
    // logged out: the form's own address leads to the log-in
    if (answer === null) return submitAs(button, isSet)
    if (press !== queue.current.presses) return
    setPending(null)
    setKnown((last) => ({
      ...last,
      ...('error' in answer ? { error: answer.error } : { ...answer, error: undefined }),
    }))
  }
  return { shown, error: pending ? undefined : known.error, send }
}

/** The value of the button may already be that of the next press. */
function submitAs(button: HTMLButtonElement, isSet: boolean) {
  button.value = pressOf(isSet)
  button.form?.requestSubmit(button)
}

const pressOf = (isSet: boolean) => (isSet ? 'yes' : 'no')

/** Null if the server answers with a page. */
async function post(address: string, isSet: boolean): Promise<ReactionAnswer | null> {
  try {
    const body = new URLSearchParams({ set: pressOf(isSet) })
    const response = await fetch(address, { method: 'POST', body })
    if (response.redirected) return null
    const answer = await response.json()
    return 'reactions' in answer || 'error' in answer ? answer : FAILED
  } catch {
    return FAILED
  }
}

const FAILED = { error: REACTION_MESSAGES.failed }
