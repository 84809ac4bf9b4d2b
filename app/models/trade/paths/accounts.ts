import type { Contact } from '../vocabulary/accounts'
import { ownPaths, withQuery } from './own-path'

export const accountPaths = ownPaths({
  /** The log-in, or the home of who is signed in. */
  home: () => '/',
  login: (returnTo?: string) => withQuery('/', { 'return-to': returnTo }),
  signUp: () => '/home/sign-up',
  registered: () => '/home/registered',
  forgotPassword: () => '/home/forgot-password',
  resetCode: () => '/home/reset-code',
  newPassword: () => '/home/new-password',
  logout: () => '/logout',
  /** The address of the search, which shows the log-in to a visitor. */
  loggedOut: () => '/home',
  profile: () => '/profile',
  profileName: () => '/profile/name',
  profileContact: (contact: Contact) => `/profile/${contact}`,
  profileContactCode: (contact: Contact) => `/profile/${contact}/code`,
  profilePassword: () => '/profile/password',
  profileSessions: () => '/profile/sessions',
  profileDigest: () => '/profile/digest',
  profileKeyboard: () => '/profile/keyboard',
  /** Ends a mailing without a log-in; `signature` proves that it was emailed. */
  unsubscribe: (mailing: string, accountId: string, signature: string) =>
    `/unsubscribe/${mailing}/${accountId}/${signature}`,
  accountSetup: (token: string) => withQuery('/account-setup', { 'user-id': token }),
  accountPasswordSetup: (token: string) => withQuery('/account-password-setup', { 'user-id': token }),
  /** Requests a new link to replace an expired or used one. */
  accountSetupLink: (token: string) => withQuery('/account-setup-link', { 'user-id': token }),
})
