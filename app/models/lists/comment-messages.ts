import { UNDO_MINUTES } from '~/models/trade/constants'
import { tooManyCharacters } from '~/models/trade/fields/too-many-characters'
import { numberWord } from '~/models/trade/format/text'
import { MAX_COMMENT_LENGTH } from './comment-limits'
import type { Mentions } from './comment-text'

export const COMMENT_MESSAGES = {
  invalid: 'Please enter a valid comment',
  failed: 'An error occured while commenting. Please try again later.',
  loadFailed: 'An error occured while fetching comments. Please try again later.',
  tooLong: (length: number) => tooManyCharacters(MAX_COMMENT_LENGTH, length, 'comment'),
  none: 'No comments yet.',
  posted: 'Comment posted.',
  saved: 'Comment saved.',
  deleted: 'Comment deleted.',
  wasDeleted: 'This comment has been deleted.',
  changed: 'You have changed this comment somewhere else since you opened it.',
  notYours: 'Only its author can edit a comment.',
  notYoursToDelete: 'Only its author, the Owner and Project Managers can delete a comment.',
  undoIsOver: `Your own comments can be edited and deleted for ${numberWord(UNDO_MINUTES)} minutes.`,
  vehicleRemoved: 'This vehicle was removed from its list.',
  mentionHint: 'Type @ and the name of a member to notify them by email.',
} as const

/** Which mentions in a comment have notified nobody; null if there is nothing to say. */
export function mentionNote({ unknown, ambiguous }: Mentions): string | null {
  const sentences = [
    ...unknown.map((name) => `“@${name}” is no member of this project, so nobody was notified.`),
    ...ambiguous.map((name) => `More than one member is called “${name}”. Write @ and the full name to notify one.`),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}
