import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'

export const PROJECT_MESSAGES = {
  loadFailed: ERROR_TRY_LATER,
  noProjects: 'No projects found.',
  isClosed: 'This project is closed.',
  isClosedHint: 'You can view it, but no one can make changes.',
} as const
