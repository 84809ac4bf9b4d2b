import { listHeading } from '~/models/lists/list-heading'
import { type Cents, CHECKOUT_TAX, taxOn } from '~/models/trade/money'
import type { CostGrouping } from '~/models/trade/vocabulary/projects'
import { type CostRow, savingCents } from './cost-table'

/**
 * Sums of cost rows in cents, before tax unless noted: `listed` - `saving` = `agreed`, `agreed` + `tax` = `total`.
 * These count every agreed row, ordered or not, except cancelled ones.
 */
export type CostSums = {
  vehicles: number
  /** The external ones among the vehicles. */
  externals: number
  /** List price of the agreed rows; without a list price, the agreed price. */
  listed: Cents
  saving: Cents
  agreed: Cents
  tax: Cents
  total: Cents
  /** The part of `total` that has to be paid, as in a budget. */
  committed: Cents
  cancelled: Cents
  /** List price of the open inquiries, with tax. */
  asked: Cents
}

const NOTHING: CostSums = {
  vehicles: 0,
  externals: 0,
  listed: 0,
  saving: 0,
  agreed: 0,
  tax: 0,
  total: 0,
  committed: 0,
  cancelled: 0,
  asked: 0,
}

export function sumCosts(rows: readonly CostRow[]): CostSums {
  return rows.reduce(withRow, NOTHING)
}

function withRow(sums: CostSums, row: CostRow): CostSums {
  const { state, listedCents, cancelledCents } = row
  if (state === 'unpriced') return sums
  if (state === 'cancelled') return { ...sums, cancelled: sums.cancelled + (cancelledCents ?? 0) }
  if (state === 'asked') return { ...sums, asked: sums.asked + withCheckoutTax(listedCents ?? 0) }
  const [agreed, tax] = [row.agreedCents ?? 0, row.taxCents ?? 0]
  const isCommitted = state === 'committed'
  return {
    ...sums,
    vehicles: sums.vehicles + 1,
    externals: sums.externals + (row.isExternal ? 1 : 0),
    listed: sums.listed + (listedCents ?? agreed),
    saving: sums.saving + (savingCents(row) ?? 0),
    agreed: sums.agreed + agreed,
    tax: sums.tax + tax,
    total: sums.total + agreed + tax,
    committed: sums.committed + (isCommitted ? agreed + tax : 0),
  }
}

function withCheckoutTax(cents: Cents): Cents {
  return cents + taxOn(cents, CHECKOUT_TAX)
}

/** `listId` is set if the group is one list. */
export type CostGroup = { key: string; label: string; listId: string | null; sums: CostSums }

/** Groups rows by list, in row order, or by episode or scene, in numeric order with unset ones last. */
export function costGroups(rows: readonly CostRow[], by: CostGrouping): CostGroup[] {
  const groups = new Map<string, { label: string; rows: CostRow[] }>()
  for (const row of rows) {
    const label = LABELS[by](row)
    const key = by === 'list' ? row.listId : label.toLowerCase()
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { label, rows: [row] })
  }
  const summed = [...groups].map(([key, group]) => ({
    key,
    label: group.label || NONE[by],
    listId: by === 'list' ? key : null,
    sums: sumCosts(group.rows),
  }))
  return by === 'list' ? summed : summed.sort(byLabel)
}

/** Labels include season and episode, because scene 12 exists in more than one episode. */
const LABELS: Record<CostGrouping, (row: CostRow) => string> = {
  list: ({ list }) => list.name,
  episode: ({ list: { season, episode } }) => listHeading({ ...NO_PLACE, season, episode }),
  scene: ({ list: { season, episode, scene } }) => listHeading({ ...NO_PLACE, season, episode, scene }),
}

const NO_PLACE = { season: '', episode: '', act: '', scene: '', shotDescription: '' }

const NONE: Record<CostGrouping, string> = { list: '', episode: 'No episode', scene: 'No scene' }

const COUNTING = new Intl.Collator('en-US', { numeric: true })

function byLabel(one: CostGroup, other: CostGroup): number {
  return Number(one.key === '') - Number(other.key === '') || COUNTING.compare(one.label, other.label)
}
