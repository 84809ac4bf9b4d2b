/**
 * Why an external address could not be fetched. not-allowed: not https on the default port, or with a password.
 * not-public: not on the public internet. not-shown: the server refused it. compressed: the response is compressed.
 */
export type OutgoingProblem =
  | 'not-allowed'
  | 'unknown-host'
  | 'not-public'
  | 'unreachable'
  | 'timed-out'
  | 'redirects'
  | 'not-shown'
  | 'compressed'
  | 'too-large'

/** For the whole response, from resolving the host to the last byte. */
export const OUTGOING_DEADLINE_SECONDS = 10
export const MAX_REDIRECTS = 3
