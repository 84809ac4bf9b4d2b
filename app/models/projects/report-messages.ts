export const REPORT_MESSAGES = {
  failed: 'An error occured while downloading ZIP. Please try again.',
} as const
