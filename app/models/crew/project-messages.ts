import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'

export const PROJECT_MESSAGES = {
  loadFailed: ERROR_TRY_LATER,
  noProjects: 'No projects found.',
  isClosed: 'This project is closed.',
  isClosedHint: 'It can be read, and nothing in it can be changed any more.',
} as const
