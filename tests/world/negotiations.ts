import { eq, sql } from 'drizzle-orm'
import type { ListingStatus } from '~/models/trade/vocabulary/statuses/listing-status'
import { db } from '~/server/db/client.server'
import { inquiries, offers, outbox } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle } from './people'

/** What the crew of the tests asks for: five days, listed at $500, offered at $450. */
export const FIVE_DAYS = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan courthouse square',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: 45_000,
  dayLimit: 2,
  mileage: 'low',
  usage: ['background_static', 'car_interiors'],
  attempt: 1,
} satisfies Parameters<typeof sendInquiry>[2]

export type Stage = Awaited<ReturnType<typeof aCard>>

/** Dana's project with one car of Omar's at $100 a day in its list, not inquired about yet. */
export async function aCard(part: { dayPrice?: number; zone?: string; listingStatus?: ListingStatus } = {}) {
  const dana = await anAdmin()
  const omar = await anOwner()
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana, { location: 'Newnan courthouse square' })
  const vehicleId = await aVehicle(omar, part)
  const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
  return { dana, omar, projectId, listId, vehicleId, listVehicleId }
}

/** Another vehicle of Omar's in the same list. */
export async function anotherCard(stage: Stage): Promise<Stage> {
  const vehicleId = await aVehicle(stage.omar)
  const listVehicleId = await aListVehicle(stage.projectId, stage.listId, vehicleId, stage.dana)
  return { ...stage, vehicleId, listVehicleId }
}

/** Sends the five days' inquiry, or one that differs from it, and answers with its id. */
export async function anInquiry(stage: Stage, part: Partial<Parameters<typeof sendInquiry>[2]> = {}, by?: Account) {
  const outcome = await sendInquiry(by ?? stage.dana, stage, { ...FIVE_DAYS, ...part })
  if (!outcome.ok) throw new Error(outcome.message)
  const latest = (await inquiriesAbout(stage)).at(-1)
  if (!latest) throw new Error('The inquiry was not written.')
  return latest.id
}

/** All inquiries about a card, the first one first. */
export function inquiriesAbout({ listVehicleId }: Pick<Stage, 'listVehicleId'>) {
  return db().select().from(inquiries).where(eq(inquiries.listVehicleId, listVehicleId)).orderBy(inquiries.attempt)
}

/** The history of an inquiry, as 'renter 45000'. */
export async function historyOf(inquiryId: string): Promise<string[]> {
  const rows = await db().select().from(offers).where(eq(offers.inquiryId, inquiryId)).orderBy(offers.round)
  return rows.map(({ madeBy, amountCents }) => `${madeBy} ${amountCents}`)
}

/** Subjects of the mail to somebody, the first one first. */
export async function mailTo({ email }: { email: string }): Promise<string[]> {
  const rows = await db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt)
  return rows.map(({ subject }) => subject)
}

/** Holds days of a vehicle, as its owner does. */
export async function holdDays(vehicleId: string, from: string, to: string) {
  await db().execute(
    sql`insert into vehicle_blocks (vehicle_id, period, kind)
      values (${vehicleId}, daterange(${from}, ${to}, '[]'), 'owner')`,
  )
}
