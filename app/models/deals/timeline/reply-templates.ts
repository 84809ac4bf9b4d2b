import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'

/** The maximum number per owner. */
export const MAX_TEMPLATES = 10
export const MAX_TEMPLATE_NAME_LENGTH = 60

/** A text that an owner reuses in messages and notes. */
export type ReplyTemplate = { id: string; name: string; text: string }

export const TEMPLATE_MESSAGES = {
  saved: 'Reply templates saved.',
  failed: ERROR_TRY_LATER,
  noName: 'Please enter a name.',
  noText: 'Please enter the text.',
  changed: 'You have changed your templates somewhere else since you opened this page. They are shown below.',
} as const

/** Names of the form's fields: '1' to '10'. */
export const TEMPLATE_NUMBERS = Array.from({ length: MAX_TEMPLATES }, (_, index) => index + 1)

/** The template chosen in the query string of a page, and the rest of the query string. */
export function chosenTemplate(search: string, templates: readonly ReplyTemplate[]) {
  const query = new URLSearchParams(search)
  const template = templates.find(({ id }) => id === query.get('template')) ?? null
  query.delete('template')
  return { template, search: query.size > 0 ? `?${query}` : '' }
}
