import { eq } from 'drizzle-orm'
import { writeBlock } from '#demo/builder/write-block.server'
import { aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { aStoredCartItem, aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { setClock } from '~/server/clock.server'
import { db, inquiries, listVehicles, offers, projects, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import type { State } from './table'

const ASKED = new Date('2026-12-01T12:00:00Z')
const DEADLINE = new Date('2026-12-03T12:00:00Z')
const BOOKED = { bookedFrom: '2026-12-07', bookedTo: '2026-12-11' }
/** By the crew, the owner, and the crew again, in cents. */
export const OFFERS = [45_000, 48_000, 46_000] as const

export type People = Record<'dana' | 'ruth' | 'mel' | 'vic' | 'eve' | 'omar' | 'walt' | 'pru', Account>

/** The rows of a state; `inquiryId` is unknown to the database if there is no inquiry. */
export type Placed = Awaited<ReturnType<typeof inState>>

/** Writes a list vehicle in a state, and sets the clock. */
export async function inState(state: State, { dana, ruth, mel, vic, omar }: People) {
  setClock(state.isLate ? DEADLINE : ASKED)
  const projectId = await aProject({ Owner: dana, Manager: ruth, Member: mel, User: vic })
  const vehicleId = await aVehicle(omar)
  const listVehicleId = await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
  const inquiry = state.negotiation && (await writeNegotiation(listVehicleId, dana, omar, state.negotiation))
  if (inquiry && state.isInCart) await aStoredCartItem(inquiry, dana)
  if (inquiry && state.item) await aStoredOrder(inquiry, dana, state.item)
  if (state.isTaken) await writeBlock(vehicleId, '2026-12-11', '2026-12-12')
  if (state.isGone) await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, vehicleId))
  if (state.isRemoved)
    await db().update(listVehicles).set({ removedAt: ASKED }).where(eq(listVehicles.id, listVehicleId))
  if (state.isClosed) await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, projectId))
  const inquiryId = inquiry?.id ?? crypto.randomUUID()
  return { projectId, vehicleId, listVehicleId, inquiryId, round: state.negotiation?.round ?? 1 }
}

async function writeNegotiation(
  listVehicleId: string,
  crew: Account,
  owner: Account,
  negotiation: NonNullable<State['negotiation']>,
) {
  const made = OFFERS.slice(0, negotiation.round)
  const inquiry = await aStoredInquiry(listVehicleId, crew, {
    ...BOOKED,
    ...negotiation,
    deadlineAt: DEADLINE,
    createdAt: ASKED,
    lastOfferCents: made.at(-1),
    closedAt: negotiation.status === 'open' ? null : ASKED,
  })
  await db()
    .insert(offers)
    .values(
      made.map((amountCents, index) => ({
        inquiryId: inquiry.id,
        round: index + 1,
        madeBy: index % 2 === 0 ? ('renter' as const) : ('owner' as const),
        accountId: index % 2 === 0 ? crew.id : owner.id,
        amountCents,
      })),
    )
  return inquiry
}

/** All that an action may change: the inquiries about the list vehicle and their offers. */
export async function rowsOf({ listVehicleId }: Placed) {
  const isThis = eq(inquiries.listVehicleId, listVehicleId)
  return {
    inquiries: await db().select().from(inquiries).where(isThis).orderBy(inquiries.attempt),
    offers: await db()
      .select({ round: offers.round, amount: offers.amountCents, by: offers.madeBy, inquiryId: offers.inquiryId })
      .from(offers)
      .innerJoin(inquiries, eq(inquiries.id, offers.inquiryId))
      .where(isThis)
      .orderBy(inquiries.attempt, offers.round),
  }
}
