import { unwrap } from '#demo/builder/unwrap'
import { aCarOnAList, aList, anAdmin, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { anInquiry } from '#tests/world/deals'
import { aDocument } from '#tests/world/documents'
import { anExternal } from '#tests/world/externals'
import { aFinishedReturn } from '#tests/world/inspections'
import { aBookedItem, anAgreedVehicle } from '#tests/world/orders'
import { addCalendar } from '#tests/world/outside/calendars'
import { byAccount } from '#tests/world/recipients'
import { aSignature, theSigner } from '#tests/world/signing'
import type { EmailType } from '~/models/trade/access/emails'
import type { Outcome } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { type Account, deputyOf, serverAsker } from '~/server/session/asker.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { remindOfReturns } from '~/services/lists/external/remind-of-return.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { confirmReturn, objectToReturn } from '~/services/pickup/return.server'
import { declineAgreement } from '~/services/signing/answer-agreement.server'

/** The people of a project: `asker` sends its inquiry and places its order; Ruth may not book. */
type Crew = { dana: Account; ruth: Account; owner: Account; asker: Account; projectId: string }

/** Sets up a situation and returns the event that causes the email. */
type Situation = { types: EmailType[]; readers?: 'bookers'; begin: (crew: Crew) => Promise<() => Promise<unknown>> }

async function asked({ projectId, asker, owner }: Crew) {
  const { cardId: listVehicleId, ...place } = await aCarOnAList(projectId, asker, owner)
  const deal = { renter: asker, owner, ...place, listVehicleId }
  return { side: 'owner', inquiryId: await anInquiry(deal) } as const
}

export const booked = ({ asker, owner, projectId }: Crew, days = {}) =>
  aBookedItem(asker, projectId, { owner, ...days })

/** A vehicle with an agreed rate; Eve's crew can book it. */
async function wantedByTwo({ projectId, asker, owner }: Crew) {
  const eve = await anAdmin('eve')
  const { vehicleId } = await anAgreedVehicle({ projectId, renter: asker, owner })
  const theirs = await aProject({ Owner: eve })
  return { eve, book: () => aBookedItem(eve, theirs, { owner, vehicleId }) }
}

/** The crew's order is overdue and the order of Eve's crew comes next, or the other way around. */
async function oneAfterAnother(crew: Crew, isLate: boolean) {
  const eve = await anAdmin('eve')
  const vehicleId = await aVehicle(crew.owner)
  const [late, next] = [
    { from: '2026-11-23', to: '2026-11-25' },
    { from: '2026-11-27', to: '2026-11-28' },
  ]
  await booked(crew, { vehicleId, ...(isLate ? late : next) })
  await aBookedItem(eve, await aProject({ Owner: eve }), { owner: crew.owner, vehicleId, ...(isLate ? next : late) })
  return noticesOn('2026-11-26')
}

const deadlinesAt = (time: string) => () => {
  setClock(new Date(time))
  return watchDeadlines(serverAsker())
}

const noticesOn = (day: string) => () => {
  setClock(new Date(`${day}T17:00:00Z`))
  return sendDueNotices(serverAsker())
}

function answered(answer: (owner: Account, party: Awaited<ReturnType<typeof asked>>) => Promise<Outcome>): Situation {
  const begin = async (crew: Crew) => {
    const party = await asked(crew)
    return () => answer(crew.owner, party).then(unwrap)
  }
  return { types: ['owner-answered'], begin }
}

export const EMAIL_SITUATIONS: Record<string, Situation> = {
  'an owner counters': answered((owner, party) => counterOffer(owner, party, { rate: 48_000, round: 1 })),
  'an owner declines': answered((owner, party) => answerOffer(owner, party, 'decline', 1)),
  'an owner writes': {
    types: ['deal-message'],
    begin: async (crew) => {
      const party = await asked(crew)
      return () => sendMessage(crew.owner, party, { message: 'It has its hubcaps.', attempt: '1' }).then(unwrap)
    },
  },
  'the staff answer for an owner': answered(async (_, party) => {
    const deputy = deputyOf(await aProvider(), { side: 'owner', reason: 'Asked to by phone.' })
    return answerOffer(deputy, party, 'accept', 1)
  }),
  'the deadline of an offer is near': {
    types: ['answer-due'],
    begin: async (crew) => {
      unwrap(await counterOffer(crew.owner, await asked(crew), { rate: 48_000, round: 1 }))
      return deadlinesAt('2026-11-22T09:00:00Z')
    },
  },
  'the deadline of an offer has passed': {
    types: ['time-is-up'],
    begin: async (crew) => {
      await asked(crew)
      return deadlinesAt('2026-11-22T15:00:00Z')
    },
  },
  'a Manager who may not book asks for a booking': {
    types: ['booking-request'],
    readers: 'bookers',
    begin: async (crew) => {
      const { listVehicleId } = await anAgreedVehicle({ ...crew, renter: crew.asker })
      return () => requestBooking(crew.ruth, { projectId: crew.projectId, listVehicleId }).then(unwrap)
    },
  },
  'a listing is deactivated': {
    types: ['listing-gone'],
    begin: async (crew) => {
      const { vehicleId } = await anAgreedVehicle({ ...crew, renter: crew.asker })
      return () => changeListing(crew.owner, vehicleId, 'deactivation', { seen: 0, reason: '' }).then(unwrap)
    },
  },
  'others book its days': { types: ['days-taken'], begin: async (crew) => (await wantedByTwo(crew)).book },
  'others cancel their booking of its days': {
    types: ['days-free'],
    begin: async (crew) => {
      const { eve, book } = await wantedByTwo(crew)
      const { ref } = await book()
      return () => cancelItem(eve, ref, { revision: 1 }).then(unwrap)
    },
  },
  'the agreement is declined': {
    types: ['agreement-answered'],
    readers: 'bookers',
    begin: async (crew) => {
      const { orderId } = (await booked(crew)).ref
      const [signer, { text }] = [await theSigner(orderId), await aSignature(orderId)]
      return () => declineAgreement(signer, { reason: 'Too dear.', text }).then(unwrap)
    },
  },
  'the owner’s calendar conflicts with a booking': {
    types: ['calendar-conflict'],
    readers: 'bookers',
    begin: async (crew) => {
      const { vehicleId } = await booked(crew)
      return () => addCalendar(crew.owner, vehicleId, '2026-12-07').then(unwrap)
    },
  },
  'a vehicle is cancelled': {
    types: ['item-amended'],
    begin: async (crew) => {
      const { ref } = await booked(crew)
      return () => cancelItem(crew.dana, ref, { revision: 1 }).then(unwrap)
    },
  },
  'a certificate expires': {
    types: ['coi-expires'],
    readers: 'bookers',
    begin: async (crew) => {
      await aDocument((await booked(crew)).ref, crew.asker, { expiresOn: '2026-11-25' })
      return () => remindOfCoiExpiry(serverAsker())
    },
  },
  'a vehicle rented elsewhere has to be returned': {
    types: ['external-return'],
    begin: async ({ projectId, asker }) => {
      await anExternal({ projectId, listId: await aList(projectId, asker) }, asker, { bookingTo: '2026-12-12' })
      return async () => {
        setClock(new Date('2026-12-11T13:00:00Z'))
        await remindOfReturns(serverAsker())
      }
    },
  },
  'a rental begins': {
    types: ['first-day'],
    begin: async (crew) => {
      await booked(crew, { from: '2026-11-23', to: '2026-11-25' })
      return noticesOn('2026-11-23')
    },
  },
  'a rental is overdue, and the next renter waits': {
    types: ['overdue', 'holds-up-next'],
    readers: 'bookers',
    begin: (crew) => oneAfterAnother(crew, true),
  },
  'the rental before one’s own is overdue': { types: ['next-at-risk'], begin: (crew) => oneAfterAnother(crew, false) },
  'a return is disputed': {
    types: ['return-disputed'],
    begin: async (crew) => {
      const { ref } = await booked(crew, { from: '2026-11-20' })
      await aFinishedReturn(ref, 'renter', crew.asker)
      unwrap(await confirmReturn({ ...byAccount(crew.asker, ref.orderId), ...ref }))
      return () => objectToReturn(crew.owner, ref.orderItemId, 'The trunk does not close.').then(unwrap)
    },
  },
}
