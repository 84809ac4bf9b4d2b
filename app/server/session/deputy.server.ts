import type { Behalf } from '~/models/trade/access/permissions'
import type { Account, Deputy } from './asker.server'

/** Impersonation: staff acting for one side. What they may do is checked by each service. */
export function deputyOf(staff: Account, { side, reason }: Behalf): Deputy {
  return { ...staff, kind: 'deputy', behalf: { side, reason } }
}
