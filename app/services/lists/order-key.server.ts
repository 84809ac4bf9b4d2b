import { type SQL, sql } from 'drizzle-orm'
import { stagesOf } from '~/models/deals/deal-groups'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { DealOrder } from '~/models/trade/vocabulary/projects'

/** Comes after every day and every price. */
const LAST = 2_147_483_647

/** A whole number by which staged vehicles are in this order, the lowest first; equal ones follow as they were added. */
export function orderKey(order: DealOrder, standing: AccessContext): SQL {
  return KEYS[order](standing)
}

const KEYS: Record<DealOrder, (standing: AccessContext) => SQL> = {
  'needs-you': (standing) => (can('negotiate', standing) ? sql`(stage <> 'to_answer')::int` : sql`0`),
  days: () => sql`coalesce(${days}, ${LAST}::int)`,
  '-days': () => sql`coalesce(-${days}, ${LAST}::int)`,
  price: () => sql`day_price`,
  '-price': () => sql`-day_price`,
  status: (standing) => sql`array_position(${inOrder(standing)}, stage)`,
}

/** Of an inquiry that counts; null before the first one. */
const days = sql`(case when stage <> 'not_inquired' then booked_from - date '2000-01-01' end)`

function inOrder(standing: AccessContext): SQL {
  const stages = stagesOf(null, standing).map((stage) => sql`${stage}::text`)
  return sql`array[${sql.join(stages, sql`, `)}]`
}
