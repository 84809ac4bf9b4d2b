import { BADGES, type DealStage } from '~/models/deals/deal-stage'
import type { DealFacts, DealView, InquiryFacts } from '~/models/deals/deal-terms'
import { dealPrices, dealRow, dealTerms, longerTerms } from '~/models/deals/deal-terms'
import type { BookedView } from '~/models/lists/booked-view'
import { NO_REACTIONS } from '~/models/lists/reactions'
import type { ListedVehicle } from '~/models/lists/shown-list'
import type { OrderTask } from '~/models/trade/due/order-task'
import { inspectionPaths } from '~/models/trade/paths/inspection'

const BOOKING = { from: '2026-12-07', to: '2026-12-11' }

export const anInquiry = (part: Partial<InquiryFacts> = {}): InquiryFacts => ({
  id: 'inquiry-1',
  round: 2,
  booking: BOOKING,
  lastOfferCents: 102_000,
  previousOfferCents: 91_000,
  listedCents: 112_500,
  declineReason: null,
  messages: 0,
  millisecondsLeft: (30 * 60 + 12) * 60_000,
  ...part,
})

/** A deal as it is shown to a member who may answer. */
export function aDeal(stage: DealStage, part: Partial<DealFacts & Omit<DealView, 'inquiry'>> = {}): DealView {
  const facts = {
    stage,
    dailyCents: 22_500,
    today: '2026-11-20',
    inquiry: stage === 'not_inquired' ? null : anInquiry(),
    taken: null,
    orderId: null,
    orderTaxCents: null,
    ...part,
  }
  const { label, tone } = BADGES[stage]
  return {
    badge: { label, tone },
    terms: dealTerms(facts),
    longer: longerTerms(facts),
    row: dealRow(facts),
    prices: dealPrices(facts.dailyCents),
    actions: [],
    similarTo: null,
    why: null,
    ...facts,
  }
}

export const aBooking = (part: Partial<BookedView> = {}): BookedView => ({
  ...{ orderId: 1006, itemId: 'i1', marks: [], terms: [], maySendPickup: false, task: null },
  ...part,
})

export const PHOTOS_TASK: OrderTask = {
  ...{ kind: 'photos', rank: 0, itemId: 'i1', text: 'Photos missing', about: '2 vehicles, order #1006' },
  ...{ to: inspectionPaths.overview(1006, 'i1'), button: 'Take photos', isApart: true },
}

/** A 1977 Caprice as an editor sees it, or with `deal: null` as a viewer does. */
export const aCard = (part: Partial<ListedVehicle> = {}): ListedVehicle => ({
  id: 'card-1',
  reactions: { ...NO_REACTIONS, refusal: null },
  comments: 0,
  notes: null,
  favorite: { isSet: false },
  listId: 'list-1',
  vehicle: {
    id: 'vehicle-1',
    year: 1977,
    make: 'Chevrolet',
    model: 'Caprice',
    town: 'Atlanta, GA',
    pickup: 'Crew picks up',
    listingStatus: 'listed',
  },
  photos: [
    { id: 'a', angle: 4 },
    { id: 'b', angle: 0 },
  ],
  photoCount: 2,
  isRemoved: false,
  mayRemove: true,
  deal: aDeal('not_inquired'),
  order: null,
  ...part,
})
