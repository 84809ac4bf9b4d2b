import { countDays } from '~/models/trade/days/day'
import { type Cents, listedRate } from '~/models/trade/money'
import type { Account } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import type { Party } from '~/services/deals/lock-thread.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'
import { replyTemplatesPage, saveReplyTemplates } from '~/services/deals/timeline/reply-templates.server'
import { createInquiry } from './builder/create-inquiry.server'
import { unwrap } from './builder/unwrap'
import type { Deal, Move } from './productions/production'
import type { Cast } from './seed-cast.server'
import { blockForOwner, type Fleet, vehicleOf } from './seed-fleet.server'
import type { Card } from './seed-productions.server'
import type { StoryTime } from './story-time.server'

type SeedContext = { cast: Cast; fleet: Fleet; time: StoryTime }

/** Sends the inquiry, offers, messages and answers of a deal through the services, each at its time. */
export async function seedDeal(card: Card, deal: Deal, context: SeedContext): Promise<void> {
  const { cast, fleet, time } = context
  const vehicle = vehicleOf(fleet, card.car.vehicle)
  const from = time.inDays(deal.inDays, vehicle.zone)
  const to = time.inDays(deal.inDays + deal.days - 1, vehicle.zone)
  const listed = listedRate(vehicle.dayPrice, countDays({ from, to }))
  const requested = {
    productionCompany: card.production.productionCompany,
    location: card.list.location || card.production.location,
    from,
    to,
    rate: percentOf(listed, deal.offer),
    dayLimit: deal.dayLimit,
    mileage: deal.mileage,
    usage: deal.usage,
    note: deal.note,
    attempt: 1,
  }
  const inquiryId = await time.at(deal.hoursAgo, () => createInquiry(cast[deal.by], card, requested))
  const people = { owner: cast[vehicle.owner], renter: cast[deal.by] }
  const parties: Record<Party['side'], Party> = {
    owner: { side: 'owner', inquiryId },
    renter: { side: 'renter', inquiryId, ...card },
  }
  const moves = deal.moves.map((move, place) => ({
    ...move,
    happen: () => make(move, people[move.by], parties[move.by], { round: place + 1, listed }),
  }))
  const messages = (deal.messages ?? []).map(({ by, text, ...message }) => ({
    ...message,
    happen: () => sendMessage(people[by], parties[by], { message: text, attempt: text }),
  }))
  for (const { hoursAgo, happen } of [...moves, ...messages].sort((one, other) => other.hoursAgo - one.hoursAgo)) {
    await time.at(hoursAgo, async () => unwrap(await happen()))
  }
  if (deal.takenByOwner) await blockForOwner(context, card.car.vehicle, { inDays: deal.inDays, days: 1 })
}

function make(move: Move, asker: Account, party: Party, { round, listed }: { round: number; listed: Cents }) {
  if ('asks' in move) return counterOffer(asker, party, { rate: percentOf(listed, move.asks), round, note: move.note })
  // All earlier moves were offers, and this answers the last one.
  return answerOffer(asker, party, move.answers, round, move.answers === 'decline' ? move : {})
}

/** Rounded up to five dollars, as in real negotiations. */
function percentOf(listed: Cents, percent: number): Cents {
  return Math.ceil((listed * percent) / 100 / 500) * 500
}

/** Texts that Walt reuses. */
export async function seedReplyTemplates({ walt }: Cast): Promise<void> {
  const templates = [
    { name: 'Trailer', text: 'I bring it on my own trailer. Please keep a flat space of 60 feet for unloading.' },
    {
      name: 'Booked',
      text: 'It is booked on these days. I am glad to hold it for you on others, just send a new inquiry.',
    },
  ]
  const { seen } = await replyTemplatesPage(walt)
  unwrap(await saveReplyTemplates(walt, { seen, templates }))
}
