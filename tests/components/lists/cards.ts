import type { DealStage } from '~/models/deals/deal-stage'
import type { DealView, InquiryView, ListVehicle } from '~/models/deals/list-vehicle'

export const BOOKING = { from: '2026-12-07', to: '2026-12-11' }

export const anInquiry = (part: Partial<InquiryView> = {}): InquiryView => ({
  id: 'inquiry-1',
  round: 2,
  booking: BOOKING,
  lastOfferCents: 102_000,
  previousOfferCents: 91_000,
  millisecondsLeft: (30 * 60 + 12) * 60_000,
  ...part,
})

export const aDeal = (stage: DealStage, part: Partial<DealView> = {}): DealView => ({
  stage,
  actions: [],
  dailyCents: 22_500,
  today: '2026-11-20',
  inquiry: stage === 'not_inquired' ? null : anInquiry(),
  taken: null,
  orderId: null,
  ...part,
})

/** A 1977 Caprice as an editor sees it, or with `deal: null` as a viewer does. */
export const aCard = (part: Partial<ListVehicle> = {}): ListVehicle => ({
  id: 'card-1',
  listId: 'list-1',
  vehicle: {
    id: 'vehicle-1',
    year: 1977,
    make: 'Chevrolet',
    model: 'Caprice',
    town: 'Atlanta, GA',
    listingStatus: 'listed',
  },
  photos: [
    { id: 'a', angle: 4 },
    { id: 'b', angle: 0 },
  ],
  isRemoved: false,
  mayRemove: true,
  deal: aDeal('not_inquired'),
  ...part,
})
