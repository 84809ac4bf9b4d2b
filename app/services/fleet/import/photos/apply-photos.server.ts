import { and, eq, ne } from 'drizzle-orm'
import { MAX_PHOTO_ZIP_BYTES, MAX_UNPACKED_ZIP_BYTES, MAX_ZIP_ENTRIES } from '~/models/fleet/import/limits'
import { type NamedPhoto, photoNameOf, stockKey } from '~/models/fleet/import/photo-names'
import { PHOTO_ZIP_MESSAGES as SENTENCES } from '~/models/fleet/import/photo-zip-messages'
import { now } from '~/server/clock.server'
import { db, files, inTransaction, listingImportPhotos, listingImports, vehicles } from '~/server/db/client.server'
import { releaseFile } from '~/server/files/commit-file.server'
import { requireFile } from '~/server/files/store.server'
import { withTempUpload } from '~/server/files/temp-upload.server'
import { isLeasedBy } from '~/server/jobs/claim.server'
import { failImport } from '../apply-import.server'
import type { StoredImport } from '../import-access.server'
import { importAsker, sideOf } from '../imported-by.server'
import { listCompleteVehicles } from '../list-complete.server'
import { addZipPhoto, type PhotoResult, type PlannedPhoto } from './add-zip-photo.server'
import { unpackedBytes, withZip, type ZipPhoto } from './zip-entries.server'

const LEASE_MS = 5 * 60_000

/**
 * Adds the photos of a zip to the vehicles that they name, each in its own transaction, and stores each outcome: if the
 * process is killed, the next one continues with the rest. Then lists vehicles whose import has that option.
 */
export async function applyPhotos(claimed: StoredImport, shouldContinue: () => boolean): Promise<void> {
  const [file] = claimed.fileId ? await db().select().from(files).where(eq(files.id, claimed.fileId)) : []
  if (!file) throw new Error('The zip is gone.')
  const content = await (await requireFile(file.key)).open()
  await withTempUpload(content, MAX_PHOTO_ZIP_BYTES, ({ path }) =>
    withZip(path, async (zip, entries) => {
      if (!entries) return fail(claimed, SENTENCES.damaged)
      if (entries.length > MAX_ZIP_ENTRIES) return fail(claimed, SENTENCES.tooManyEntries)
      const planned = plan(entries, await vehiclesByKey(claimed.ownerId))
      if (planned.length === 0) return fail(claimed, SENTENCES.noPhotos)
      if (unpackedBytes(planned) > MAX_UNPACKED_ZIP_BYTES) return fail(claimed, SENTENCES.tooLargeUnpacked)
      const done = await doneOf(claimed, planned.length)
      const asker = await importAsker(claimed.accountId)
      for (const each of planned) {
        if (done.has(each.path)) continue
        if (!shouldContinue()) return putBack(claimed)
        if (!(await renewLease(claimed))) return
        await keep(claimed.id, each, await addZipPhoto(zip, each, asker))
      }
      await finish(claimed)
    }),
  )
}

const fail = ({ id }: StoredImport, sentence: string) => inTransaction((tx) => failImport(tx, id, sentence))

/** Leaves the rest to the next process. */
async function putBack({ id }: StoredImport): Promise<void> {
  await db().update(listingImports).set({ leasedUntil: null, attempts: 0 }).where(eq(listingImports.id, id))
}

async function vehiclesByKey(ownerId: string): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ id: vehicles.id, stockNumber: vehicles.stockNumber })
    .from(vehicles)
    .where(and(eq(vehicles.ownerId, ownerId), ne(vehicles.listingStatus, 'deleted'), ne(vehicles.stockNumber, '')))
  const byKey = new Map<string, string[]>()
  for (const { id, stockNumber } of rows) {
    const key = stockKey(stockNumber)
    byKey.set(key, [...(byKey.get(key) ?? []), id])
  }
  return byKey
}

/** In gallery order per vehicle. */
function plan(entries: readonly ZipPhoto[], byKey: Map<string, string[]>): PlannedPhoto[] {
  const named = entries.flatMap((entry) => {
    const name = photoNameOf(entry.path, (key) => byKey.has(key))
    return name === 'ignored' ? [] : [{ entry, name }]
  })
  const keyOf = ({ entry, name }: (typeof named)[number]) =>
    typeof name === 'string' ? [0, 0, entry.path] : [name.order, name.angle ?? -1, entry.path.toLowerCase()]
  named.sort((one, other) => compare(keyOf(one), keyOf(other)))
  const [paths, angles] = [new Set<string>(), new Set<string>()]
  return named.flatMap(({ entry, name }) => {
    if (paths.has(entry.path)) return []
    paths.add(entry.path)
    const place = placeOf(name, byKey)
    if ('sentence' in place || place.angle === null) return [{ ...entry, ...place }]
    // if several photos have the same angle, the first one gets it
    const key = `${place.vehicleId} ${place.angle}`
    const angle = angles.has(key) ? null : place.angle
    angles.add(key)
    return [{ ...entry, ...place, angle }]
  })
}

function compare(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? ''
    if (value !== against) return value < against ? -1 : 1
  }
  return 0
}

function placeOf(name: NamedPhoto | 'unsafe' | 'unknown', byKey: Map<string, string[]>) {
  if (name === 'unsafe') return { sentence: SENTENCES.unsafeName }
  if (name === 'unknown') return { sentence: SENTENCES.noVehicle }
  const [vehicleId, other] = byKey.get(name.stock) ?? []
  if (!vehicleId) return { sentence: SENTENCES.noVehicle }
  return other ? { sentence: SENTENCES.severalVehicles } : { vehicleId, angle: name.angle }
}

async function doneOf({ id }: StoredImport, total: number): Promise<Set<string>> {
  await db().update(listingImports).set({ total }).where(eq(listingImports.id, id))
  const rows = await db().select().from(listingImportPhotos).where(eq(listingImportPhotos.importId, id))
  return new Set(rows.map(({ name }) => name))
}

/** False once another process has claimed it. */
async function renewLease(claimed: StoredImport): Promise<boolean> {
  const leasedUntil = new Date(now().getTime() + LEASE_MS)
  const [row] = await db()
    .update(listingImports)
    .set({ leasedUntil, attempts: 1 })
    .where(and(eq(listingImports.id, claimed.id), isLeasedBy(listingImports, claimed)))
    .returning({ id: listingImports.id })
  claimed.leasedUntil = leasedUntil
  return row !== undefined
}

function keep(importId: string, { path, ...place }: PlannedPhoto, { outcome, sentence = '' }: PhotoResult) {
  return inTransaction(async (tx) => {
    const vehicleId = 'vehicleId' in place ? place.vehicleId : null
    const [row] = await tx
      .insert(listingImportPhotos)
      .values({ importId, name: path, outcome, sentence, vehicleId })
      .onConflictDoNothing()
      .returning({ name: listingImportPhotos.name })
    if (!row) return
    const count = await tx.select().from(listingImports).where(eq(listingImports.id, importId)).for('update')
    const before = count[0]?.[outcome] ?? 0
    await tx
      .update(listingImports)
      .set({ [outcome]: before + 1 })
      .where(eq(listingImports.id, importId))
  })
}

async function finish({ id, ownerId, accountId, fileId }: StoredImport): Promise<void> {
  await inTransaction(async (tx) => {
    const by = { accountId, side: await sideOf(tx, accountId), at: now() }
    await tx
      .update(listingImports)
      .set({ status: 'applied', appliedAt: by.at, leasedUntil: null, fileId: null })
      .where(eq(listingImports.id, id))
    if (fileId) await releaseFile(tx, fileId)
    await listCompleteVehicles(tx, { ownerId, by })
  })
}
