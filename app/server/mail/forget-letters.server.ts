import { and, lt, ne } from 'drizzle-orm'
import { LETTERS_KEPT_DAYS } from '~/models/trade/figures'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { outbox } from '../db/schema'

const LETTERS_KEPT_MS = LETTERS_KEPT_DAYS * 86_400_000
const FORGOTTEN = 'This text is no longer kept.'

/** Forgets the texts of what was sent, which hold codes and links; that it was sent, to whom and when, stays. */
export async function forgetLetters(): Promise<void> {
  const before = new Date(now().getTime() - LETTERS_KEPT_MS)
  await db()
    .update(outbox)
    .set({ bodyText: FORGOTTEN, bodyHtml: '' })
    .where(and(ne(outbox.status, 'waiting'), ne(outbox.bodyText, FORGOTTEN), lt(outbox.createdAt, before)))
}
