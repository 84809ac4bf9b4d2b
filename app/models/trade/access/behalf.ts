import type { Side } from '../vocabulary/deals'

/** For which side of a rental one of the staff acts, and why: histories, letters and pages say both. */
export type Behalf = { side: Side; reason: string }

/** 'on behalf of the owner', 'on behalf of Red Clay Pictures'. */
export function onBehalfOf(side: Side, productionCompany: string): string {
  return `on behalf of ${side === 'owner' ? 'the owner' : productionCompany}`
}
