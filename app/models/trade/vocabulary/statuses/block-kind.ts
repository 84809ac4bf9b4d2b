/** Who holds a vehicle's days: an order, or its owner. */
export const BLOCK_KINDS = ['order', 'owner'] as const

export type BlockKind = (typeof BLOCK_KINDS)[number]
