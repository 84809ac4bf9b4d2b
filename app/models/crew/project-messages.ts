export const PROJECT_MESSAGES = {
  loadFailed: 'An error occured. Please try again later',
  noProjects: 'No projects found.',
} as const
