import { redirect as remixRedirect } from '@remix-run/node'
import type { OwnPath } from '~/models/trade/paths/own-path'

/** Redirects within this site: its argument comes from `paths` or ownPath(), so that there is no open redirect. */
export function redirect(to: OwnPath, init?: Pick<ResponseInit, 'headers'>) {
  return remixRedirect(to, init)
}
