import type { Production } from './production'

/** A new project: the tour in the start-up text begins here, so nothing has happened in it yet. */
export const chromeSummer: Production = {
  title: 'Chrome Summer',
  productionCompany: 'Red Clay Pictures',
  description: 'Pilot, 1957. Two sisters, one car, the last week before college.',
  location: 'Burbank, CA',
  begunDaysAgo: 1,
  startsInDays: 15,
  endsInDays: 40,
  crew: [
    ['dana', 'Owner'],
    ['marcus', 'Manager'],
    ['mel', 'Member'],
  ],
  lists: [
    {
      name: 'Hero cars',
      season: '1',
      episode: '101',
      scene: '1',
      shotDescription: 'Drive-in, magic hour',
      location: 'Magnolia Boulevard, Burbank',
      cars: [],
    },
  ],
  orders: [],
}
