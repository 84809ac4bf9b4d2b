import { redirect as remixRedirect } from '@remix-run/node'
import type { OwnPath } from '~/models/trade/paths/own-path'

/**
 * The one way a browser is sent on: to an address of this site, which only `paths` make and only ownPath() lets in from
 * outside. Returned or thrown by loaders and actions.
 */
export function redirect(to: OwnPath, init?: Pick<ResponseInit, 'headers'>) {
  return remixRedirect(to, init)
}
