import type { Behalf } from '~/models/trade/access/behalf'
import type { Account, Deputy } from './asker.server'

/** One of the staff as whoever acts for that side. What they may do so each verb asks for itself. */
export function deputyOf(staff: Account, { side, reason }: Behalf): Deputy {
  return { ...staff, kind: 'deputy', behalf: { side, reason } }
}
