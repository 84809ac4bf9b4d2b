import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'

export const PROJECT_MESSAGES = {
  loadFailed: ERROR_TRY_LATER,
  noProjects: 'No projects found.',
  isClosed: 'This project is closed.',
  isClosedHint: 'You can view it, but no one can make changes.',
} as const

type Edited = 'list' | 'project'

export function changedByYou(what: Edited): string {
  return `You have changed this ${what} somewhere else since you opened this form.`
}

/** By the name of the account that saved it last. */
export function changedBy(name: string, what: Edited): string {
  return `${name} has changed this ${what} since you opened it.`
}

export const ACTIVITY_MESSAGES = {
  seen: 'Marked as read.',
  failed: ERROR_TRY_LATER,
} as const
