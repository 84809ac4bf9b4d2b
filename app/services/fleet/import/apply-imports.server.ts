import { and, eq, type SQL } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { now } from '~/server/clock.server'
import { db, inTransaction, listingImports, violatedConstraint } from '~/server/db/client.server'
import { claimRows } from '~/server/jobs/claim.server'
import { errorText, log } from '~/server/log.server'
import { applyVehicles, failImport, TAKEN_SINCE } from './apply-import.server'
import type { StoredImport } from './import-access.server'
import { applyPhotos } from './photos/apply-photos.server'

const LEASE_MS = 5 * 60_000
const MAX_ATTEMPTS = 5
const RETRY_MS = 60_000

/** The job runner considers a job dead after half an hour, so a long zip is continued by the next run. */
const MAX_MS = 20 * 60_000

/** Applies all queued imports, one at a time. */
export async function applyImports(shouldContinue: () => boolean): Promise<void> {
  const end = performance.now() + MAX_MS
  const hasTime = () => shouldContinue() && performance.now() < end
  while (hasTime() && (await applyNext({ shouldContinue: hasTime })));
}

type Next = {
  /** Limits it to one import. */
  which?: SQL
  shouldContinue?: () => boolean
}

/** Applies one queued import; false if there is none. */
export async function applyNext({ which, shouldContinue = () => true }: Next = {}): Promise<boolean> {
  const isOpen = eq(listingImports.status, 'queued')
  const { set, where } = claimRows(listingImports, {
    id: listingImports.id,
    isOpen: which ? (and(isOpen, which) ?? isOpen) : isOpen,
    limit: 1,
    leaseMs: LEASE_MS,
  })
  const [claimed] = await db().update(listingImports).set(set).where(where).returning()
  if (!claimed) return false
  try {
    if (claimed.attempts > MAX_ATTEMPTS) throw new Error('It has been tried often enough.')
    if (claimed.kind === 'photos') await applyPhotos(claimed, shouldContinue)
    else await inTransaction((tx) => applyVehicles(tx, claimed))
  } catch (error) {
    await putOff(claimed, error)
  }
  return true
}

/** After a failure: schedules a retry, or fails the import if it violates a constraint. */
async function putOff({ id, attempts }: StoredImport, error: unknown): Promise<void> {
  const sentence = TAKEN_SINCE[violatedConstraint(error) ?? '']
  log.error({ error: errorText(error), importId: id }, 'applying an import failed')
  if (sentence || attempts >= MAX_ATTEMPTS) {
    return inTransaction((tx) => failImport(tx, id, sentence ?? IMPORT_MESSAGES.gaveUp))
  }
  const nextAttemptAt = new Date(now().getTime() + RETRY_MS)
  await db().update(listingImports).set({ leasedUntil: null, nextAttemptAt }).where(eq(listingImports.id, id))
}
