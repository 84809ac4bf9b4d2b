import type { Body, LikenessName, Livery, PaintColor } from '../pictures/subject'
import type { LotName } from './pickup-lots'

export type Condition = 'Severe Abuse' | 'Excessive wear' | 'Normal Condition' | 'Great Condition' | 'Nearly Perfect'

/** A vehicle as the catalog's files write it down. `rate` is whole dollars a day. */
export type CatalogEntry = {
  year: number | 'this year' | 'last year'
  make: string
  model: string
  body: Body
  color: PaintColor
  livery?: Livery
  likeness?: LikenessName
  rate: number
  lot: LotName
  exterior: readonly [Condition, string]
  interior: readonly [Condition, string]
  mechanical: readonly [Condition, string]
  modifications: readonly string[]
  transmission: 'Automatic' | 'Manual'
  fuel: 'Gasoline (regular)' | 'Gasoline (premium)' | 'Diesel (ultra-low sulfur)' | 'Electric (battery)'
  parked: string
  note: string
}
