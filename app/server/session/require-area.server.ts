import { type Area, mayOpen } from '~/models/trade/access/permissions'
import { forbidden } from '~/server/errors.server'
import type { Actor } from './asker.server'

/** Authorization by role: 403 unless the role opens this part of the product. Each service checks for itself. */
export function requireArea({ role }: Actor, area: Area) {
  if (!mayOpen(area, role)) throw forbidden()
}
