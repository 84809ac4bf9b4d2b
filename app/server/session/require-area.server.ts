import { type Area, mayOpen } from '~/models/trade/access/permissions'
import { forbidden } from '~/server/errors.server'
import type { Actor } from './asker.server'

/** 403 for an account whose role does not open this part of the product. Each verb asks for itself, whoever calls it. */
export function requireArea({ role }: Actor, area: Area) {
  if (!mayOpen(area, role)) throw forbidden()
}
