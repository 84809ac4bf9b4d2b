import type { CostRow } from '~/models/billing/cost-table'

/** The cost row of an ordered vehicle. */
export const COMMITTED: CostRow = {
  state: 'committed',
  listVehicleId: 'v',
  listId: 'a',
  list: { name: 'Hero cars', season: '2', episode: '4', act: '', scene: '12', shotDescription: '', location: '' },
  vehicle: '1957 Chevrolet Bel Air',
  isExternal: false,
  town: 'Decatur, GA',
  isRemoved: false,
  status: 'Booked',
  booking: { from: '2026-12-07', to: '2026-12-11' },
  dailyCents: 26_000,
  listedCents: 130_000,
  offerCents: null,
  agreedCents: 104_000,
  taxCents: 9_256,
  cancelledCents: null,
  orderId: 1001,
  notes: { carNumber: '', character: '', mark: null, note: '' },
}
