import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { StatusCounts } from '~/models/owner/status-tabs'
import { searchWords } from '~/models/trade/format/text'
import { accounts, db, inquiries, vehicles } from '~/server/db/client.server'

const VEHICLE_TEXTS = [vehicles.year, vehicles.make, vehicles.model, vehicles.stockNumber, vehicles.vin]
const OWNER_TEXTS = [accounts.firstName, accounts.lastName, accounts.email]

/** Conditions: each word of a search occurs in year, make, model, stock number or VIN. */
export const hasWords = (search: string) => wordsIn(search, VEHICLE_TEXTS)

/** The same, or in the owner's name or email address; for queries that join the owner's account. */
export const hasWordsOrOwner = (search: string) => wordsIn(search, [...VEHICLE_TEXTS, ...OWNER_TEXTS])

/** The same, or in the production of an inquiry. */
export const inquiryHasWords = (search: string) =>
  wordsIn(search, [...VEHICLE_TEXTS, ...OWNER_TEXTS, inquiries.productionCompany])

/** The same, but only in the owner's name or email address. */
export const ownerHasWords = (search: string) => wordsIn(search, OWNER_TEXTS)

function wordsIn(search: string, columns: readonly AnyColumn[]): SQL[] {
  const text = sql`lower(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`
  return searchWords(search).map((word) => sql`strpos(${text}, ${word}) > 0`)
}

/** Counts the vehicles that match a condition, which can also name the owner's account. */
export async function countByStatus(found: SQL | undefined): Promise<StatusCounts> {
  const rows = await db()
    .select({ status: vehicles.listingStatus, many: sql<number>`count(*)::int` })
    .from(vehicles)
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(found)
    .groupBy(vehicles.listingStatus)
  return Object.fromEntries(rows.map(({ status, many }) => [status, many]))
}
