import sharp from 'sharp'
import { standardShots } from '~/models/fleet/standard-shots'
import type { VehicleSheet } from '~/models/fleet/vehicle-sheet'
import { costsOfVehicle } from '~/models/projects/list-layout'

/** The data of a vehicle's report page with four pictures. */
export function aPage() {
  const photos = [0, 1, 2, 3].map((angle) => ({ angle, fileKey: `photos/${angle}` }))
  const condition = 'Great Condition'
  const vehicle: VehicleSheet = {
    title: '1957 Chevrolet Bel Air',
    town: 'Decatur, GA',
    facts: [
      { label: 'Location', value: 'Decatur, GA 30030' },
      { label: 'Color', value: 'Red' },
      { label: 'Body', value: 'Sedan' },
      { label: 'Era', value: '1950s' },
      { label: 'Transmission', value: 'Automatic' },
      { label: 'Fuel', value: 'Gasoline' },
    ],
    conditions: [
      { part: 'Exterior', condition, note: 'Repainted in the original colors' },
      { part: 'Interior', condition, note: '' },
      { part: 'Mechanical', condition, note: 'Starts at once, also on cold mornings' },
    ],
    modifications: ['Roof rack', 'Camera mounts under both bumpers'],
  }
  const list = { name: 'Hero cars', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
  const costs = costsOfVehicle([
    {
      ...{
        listVehicleId: '',
        listId: '',
        list,
        vehicle: vehicle.title,
        town: vehicle.town,
        isRemoved: false,
        isExternal: false,
      },
      ...{ status: 'Confirmed', booking: { from: '2026-12-07', to: '2026-12-11' }, orderId: 1001 },
      ...{ dailyCents: 26_000, listedCents: 130_000, offerCents: null, agreedCents: 104_000, taxCents: 9_256 },
      ...{ state: 'committed', cancelledCents: null },
      notes: { carNumber: 'PC-12', character: '', mark: null, note: '' },
    },
  ])
  return { vehicle, shots: standardShots(photos), costs, photos }
}

/** A JPEG of 1200 pixels with film grain, about 150 kB. */
export function photo(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 110 + seed, sigma: 12 } as const
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal', noise } })
    .blur(0.8)
    .jpeg({ quality: 76 })
    .toBuffer()
}
