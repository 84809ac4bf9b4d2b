import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { MakeChoices } from '~/models/search-page'
import { db } from '../db/client.server'
import { searchTerms } from '../db/schema'

const FIRST = 5

/** The makes of the vehicles a search shows. */
export async function listMakes(): Promise<MakeChoices> {
  const rows = await db()
    .select({ make: searchTerms.word })
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, 'make'), gt(searchTerms.vehicles, 0)))
    .orderBy(desc(searchTerms.vehicles), asc(searchTerms.word))
  const makes = rows.map(({ make }) => make)
  return { first: makes.slice(0, FIRST).sort(byName), others: makes.slice(FIRST).sort(byName) }
}

const byName = new Intl.Collator('en').compare
