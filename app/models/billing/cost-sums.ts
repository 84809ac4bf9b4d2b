import { listHeading } from '~/models/lists/list-heading'
import type { Cents } from '~/models/trade/money'
import type { CostGrouping } from '~/models/trade/vocabulary/projects'
import { type CostPart, type CostRow, partCents, savingCents } from './cost-table'

/**
 * Sums of cost rows in cents. The parts, with tax, add up to `total`; those without open inquiries to `owed`, which
 * consists of `listed` - `saving` = `beforeTax`, and `beforeTax` + `tax`. `vehicles` are those of `owed`.
 */
export type CostSums = Record<CostPart, Cents> & {
  total: Cents
  vehicles: number
  /** The external ones among the vehicles. */
  externals: number
  /** List price of the agreed rows; without a list price, the agreed price. */
  listed: Cents
  saving: Cents
  beforeTax: Cents
  tax: Cents
  owed: Cents
  cancelled: Cents
}

const NOTHING: CostSums = {
  committed: 0,
  agreed: 0,
  asked: 0,
  total: 0,
  vehicles: 0,
  externals: 0,
  listed: 0,
  saving: 0,
  beforeTax: 0,
  tax: 0,
  owed: 0,
  cancelled: 0,
}

export function sumCosts(rows: readonly CostRow[]): CostSums {
  return rows.reduce(withRow, NOTHING)
}

function withRow(sums: CostSums, row: CostRow): CostSums {
  const { state, listedCents, cancelledCents } = row
  if (state === 'unpriced') return sums
  if (state === 'cancelled') return { ...sums, cancelled: sums.cancelled + (cancelledCents ?? 0) }
  const cents = partCents(row, state) ?? 0
  const added = { ...sums, [state]: sums[state] + cents, total: sums.total + cents }
  if (state === 'asked') return added
  const [beforeTax, tax] = [row.agreedCents ?? 0, row.taxCents ?? 0]
  return {
    ...added,
    vehicles: sums.vehicles + 1,
    externals: sums.externals + (row.isExternal ? 1 : 0),
    listed: sums.listed + (listedCents ?? beforeTax),
    saving: sums.saving + (savingCents(row) ?? 0),
    beforeTax: sums.beforeTax + beforeTax,
    tax: sums.tax + tax,
    owed: sums.owed + cents,
  }
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
