import { accepted, type Deal, days, type Production } from './production'

const signer = {
  firstName: 'Marcus',
  lastName: 'Oyelaran',
  email: 'marcus@demo.example',
  role: 'Line Producer',
} as const

const requested = {
  by: 'dana',
  hoursAgo: days(75),
  offer: 90,
  dayLimit: 3,
  mileage: 'low',
  moves: [accepted(days(74))],
} satisfies Partial<Deal>

/** Wrapped and closed, so it is read-only. */
export const kudzuCounty: Production = {
  title: 'Kudzu County',
  productionCompany: 'Red Clay Pictures',
  description: 'Short, 1933. One afternoon on a courthouse square before the dam. Wrapped.',
  location: 'Covington, GA',
  begunDaysAgo: 180,
  startsInDays: -58,
  endsInDays: -48,
  closedDaysAgo: 30,
  crew: [
    ['dana', 'Owner'],
    ['mel', 'Member'],
    ['vic', 'User'],
  ],
  lists: [
    {
      name: 'Courthouse square',
      scene: '3',
      shotDescription: 'Slow pan from the well to the steps',
      location: 'Covington square',
      cars: [
        {
          vehicle: 'FORD-26-01',
          addedBy: 'mel',
          likes: ['dana', 'vic'],
          deal: {
            ...requested,
            inDays: -58,
            days: 7,
            usage: ['hero_shots', 'background_static'],
            order: { key: 'square', completedDaysAgo: 51 },
          },
        },
        {
          vehicle: 'FORD-29-01',
          addedBy: 'mel',
          likes: ['dana', 'mel', 'vic'],
          comments: [['vic', 'Dust on the fenders, leave it.']],
          deal: {
            ...requested,
            inDays: -57,
            days: 5,
            usage: ['background_static'],
            order: { key: 'square', completedDaysAgo: 52 },
          },
        },
      ],
    },
    {
      name: 'The surveyor leaves',
      scene: '9',
      location: 'Mill road',
      cars: [
        {
          vehicle: 'CHEV-38-01',
          addedBy: 'mel',
          dislikes: ['dana'],
          comments: [['dana', 'Scene cut, order cancelled.']],
          deal: {
            ...requested,
            inDays: -52,
            days: 2,
            usage: ['action_driving'],
            order: { key: 'mill-road', cancelledDaysAgo: 60 },
          },
        },
      ],
    },
  ],
  orders: [
    {
      key: 'square',
      by: 'dana',
      hoursAgo: days(70),
      quotedHoursAgo: days(72),
      signer,
      isSigned: true,
      invoiced: {
        hoursAgo: days(50),
        corrected: {
          hoursAgo: days(46),
          addressLine2: 'Accounting, Suite 3',
          reason: 'Invoices go to the accounting office.',
        },
      },
    },
    { key: 'mill-road', by: 'dana', hoursAgo: days(68), signer, isSigned: true },
  ],
}
