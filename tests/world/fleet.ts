import { writeVehicles } from '#demo/builder/write-vehicles.server'
import type { vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

/** A listed 1976 car in Atlanta at $100 a day, unless the story says otherwise. */
export async function aVehicle(owner: Account, part: Partial<typeof vehicles.$inferInsert> = {}): Promise<string> {
  const [id] = await writeVehicles([
    {
      ownerId: owner.id,
      year: 1976,
      make: 'Chevrolet',
      model: 'Caprice',
      bodyType: 'Sedan',
      era: '1970s',
      color: 'maroon',
      market: 'Atlanta, GA',
      town: 'Atlanta',
      state: 'GA',
      zipcode: '30303',
      zone: 'America/New_York',
      dayPrice: 10_000,
      exteriorCondition: 'Great Condition',
      interiorCondition: 'Great Condition',
      mechanicalCondition: 'Great Condition',
      address1: '1180 Huff Rd NW',
      contactPhone: '+14045550188',
      ...part,
    },
  ])
  if (!id) throw new Error('The vehicle was not written.')
  return id
}
