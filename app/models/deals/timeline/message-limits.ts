import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'

/** In code points, so that an emoji counts as one. The limit of messages, notes and reply templates. */
export const MAX_MESSAGE_LENGTH = 2000
/** Pause between two emails to one side about messages on one inquiry. */
export const MESSAGE_PAUSE_MINUTES = 60

export const DEAL_MESSAGE_MESSAGES = {
  empty: 'Please write a message.',
  sent: 'Message sent.',
  failed: ERROR_TRY_LATER,
  closed: 'This inquiry is closed, so no more messages can be sent.',
  noReason: 'Please choose a reason.',
  noNote: 'Please say why in the note.',
} as const
