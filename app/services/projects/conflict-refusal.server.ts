import { type Refusal, refused } from '~/models/trade/answers/outcome'
import type { Conflict } from '~/models/trade/edits'

/** An edit of a project that somebody else was quicker with: who it was, and the form with what stands now. */
export function conflictRefusal(sentence: string, overtaken: Conflict): Refusal {
  return { ...refused('project-changed', sentence, 'revision'), overtaken }
}
