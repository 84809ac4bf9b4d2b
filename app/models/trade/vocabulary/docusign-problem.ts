/** Why DocuSign did not do what it was asked for. */
export const DOCUSIGN_PROBLEMS = [
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'auth-failed',
  'refused',
  'unexpected-response',
  'not-configured',
] as const

export type DocusignTrouble = (typeof DOCUSIGN_PROBLEMS)[number]
