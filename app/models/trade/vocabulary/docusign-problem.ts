/** Why DocuSign did not do what it was asked for. */
export const DOCUSIGN_PROBLEMS = [
  'unreachable',
  'too-slow',
  'busy',
  'broken',
  'log-in-refused',
  'refused',
  'odd-answer',
  'not-set-up',
] as const

export type DocusignTrouble = (typeof DOCUSIGN_PROBLEMS)[number]
