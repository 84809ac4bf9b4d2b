import { ownPaths } from '../own-path'

/** The addresses of whoever signs, who has no account: pages without script, so that no other page loads them. */
export const agreementPaths = ownPaths({
  /** With its token as it is mailed; without it once a cookie stands for the token. */
  agreement: (token?: string) => (token ? `/agreement/${token}` : '/agreement'),
  /** On to where it is signed, if that is somewhere else. */
  visit: () => '/agreement/signing',
  decline: () => '/agreement/decline',
  document: () => '/agreement/document',
})
