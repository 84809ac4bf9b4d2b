import { eq } from 'drizzle-orm'
import { createInquiry, type InquiryInput } from '#demo/builder/create-inquiry.server'
import { db, inquiries, offers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle } from './builders'

/** The default inquiry: five days, listed at $500, offered at $450. */
export const ASKED = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan courthouse square',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: 45_000,
  dayLimit: 2,
  mileage: 'low',
  usage: ['background_static', 'car_interiors'],
  attempt: 1,
} satisfies InquiryInput

/** The same as form values. */
export const FILLED_IN = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: '450',
  dayLimit: '2',
  mileage: 'low',
  usage: ['background_static', 'car_interiors'],
  attempt: '1',
}

export type Deal = Awaited<ReturnType<typeof aDeal>>

/** Dana's project with one of Omar's cars at $100 a day on its list, without an inquiry. */
export async function aDeal(part: Parameters<typeof aVehicle>[1] = {}) {
  const renter = await anAdmin()
  const owner = await anOwner()
  const projectId = await aProject({ Owner: renter })
  const listId = await aList(projectId, renter, { location: 'Newnan courthouse square' })
  const vehicleId = await aVehicle(owner, part)
  const listVehicleId = await aListVehicle(projectId, listId, vehicleId, renter)
  return { renter, owner, projectId, listId, vehicleId, listVehicleId }
}

/** Another of Omar's vehicles on the same list. */
export async function anotherDeal(stage: Deal): Promise<Deal> {
  const vehicleId = await aVehicle(stage.owner)
  const listVehicleId = await aListVehicle(stage.projectId, stage.listId, vehicleId, stage.renter)
  return { ...stage, vehicleId, listVehicleId }
}

/** Sends the default inquiry, changed by `part`, and returns its id. */
export function anInquiry(stage: Deal, part: Partial<InquiryInput> = {}, by?: Account) {
  return createInquiry(by ?? stage.renter, stage, { ...ASKED, ...part })
}

/** All inquiries about a list vehicle, oldest first. */
export function inquiriesAbout({ listVehicleId }: Pick<Deal, 'listVehicleId'>) {
  return db().select().from(inquiries).where(eq(inquiries.listVehicleId, listVehicleId)).orderBy(inquiries.attempt)
}

/** The offers of an inquiry, such as 'renter 45000'. */
export async function historyOf(inquiryId: string): Promise<string[]> {
  const rows = await db().select().from(offers).where(eq(offers.inquiryId, inquiryId)).orderBy(offers.round)
  return rows.map(({ madeBy, amountCents }) => `${madeBy} ${amountCents}`)
}
