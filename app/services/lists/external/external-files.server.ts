import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { FILE_FIELDS } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES, TOO_MANY } from '~/models/lists/external/external-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import {
  EXTERNAL_FILE_KINDS,
  type ExternalFileKind,
  MAX_EXTERNAL_FILES,
} from '~/models/trade/vocabulary/external-vehicles'
import { now } from '~/server/clock.server'
import { externalFiles, files, type Tx } from '~/server/db/client.server'
import { commitFile, releaseFile } from '~/server/files/commit-file.server'
import type { Account } from '~/server/session/asker.server'
import { type ArrivedFile, checkArrived } from './receive-files.server'

/** The changes that a form makes to the files of an external vehicle; ids are those of `external_files`. */
export type FileChanges = {
  arrived: readonly ArrivedFile[]
  /** Uploaded earlier by the same account, in the order in which they are added. */
  staged: readonly string[]
  deleted: readonly string[]
  /** The photos in their new order; others come last. If omitted, the order stays. */
  order?: readonly string[] | null
}

type StoredFile = { id: string; kind: ExternalFileKind; fileId: string; sha256: string }
type Owned = { id: string; projectId: string }

/**
 * Applies the changes to the files of a vehicle that the caller has locked. Ignores ids of other vehicles or senders,
 * and files that the vehicle already has. Refused if no photo would be left, if there are more files than allowed, or
 * if a staged file was deleted in the meantime. Returns whether something changed.
 */
export async function changeExternalFiles(
  tx: Tx,
  asker: Account,
  vehicle: Owned,
  changes: FileChanges,
): Promise<Outcome<{ isChanged: boolean }>> {
  const refusal = checkArrived(changes.arrived)
  if (refusal) return refusal
  const stored = await filesOf(tx, vehicle.id)
  const staged = await lockStaged(tx, asker, vehicle, changes.staged)
  const known = new Set([...stored, ...staged].map(({ id }) => id))
  if (changes.staged.some((id) => !known.has(id))) return refused('file-refused', EXTERNAL_MESSAGES.expired)
  const gone = stored.filter(({ id }) => changes.deleted.includes(id))
  const kept = stored.filter(({ id }) => !changes.deleted.includes(id))
  const arrived = changes.arrived.flatMap(({ kind, received }): NewFile[] =>
    received.ok ? [{ id: null, kind, fileId: received.file.id, sha256: received.file.sha256 }] : [],
  )
  const added = withoutRepeats(kept, [...staged, ...arrived])
  const after = inOrder([...kept, ...added], changes.order ?? [])
  const problem = checkCounts(after)
  if (problem) return problem
  for (const { id, fileId } of gone) {
    await tx.delete(externalFiles).where(eq(externalFiles.id, id))
    await releaseFile(tx, fileId)
  }
  for (const kind of EXTERNAL_FILE_KINDS)
    await placeFiles(
      tx,
      asker,
      vehicle,
      kind,
      after.filter((file) => file.kind === kind),
    )
  const isMoved = photoIds(kept) !== photoIds(after.filter(({ id }) => kept.some((file) => file.id === id)))
  return { ok: true, isChanged: isMoved || gone.length + added.length > 0 }
}

type NewFile = Omit<StoredFile, 'id'> & { id: string | null }

function withoutRepeats(kept: readonly StoredFile[], added: readonly NewFile[]): NewFile[] {
  const keyOf = ({ kind, sha256 }: NewFile) => `${kind} ${sha256}`
  const seen = new Set(kept.map(keyOf))
  return added.filter((file) => {
    const isNew = !seen.has(keyOf(file))
    seen.add(keyOf(file))
    return isNew
  })
}

function inOrder(all: readonly NewFile[], order: readonly string[]): NewFile[] {
  const placeOf = ({ id }: NewFile) => (id !== null && order.includes(id) ? order.indexOf(id) : order.length)
  return [...all].sort((one, other) => placeOf(one) - placeOf(other))
}

const photoIds = (all: readonly NewFile[]) =>
  all
    .filter(({ kind }) => kind === 'photo')
    .map(({ id }) => id)
    .join()

function checkCounts(all: readonly NewFile[]): Refusal | null {
  const full = EXTERNAL_FILE_KINDS.find((kind) => all.filter((file) => file.kind === kind).length > MAX_EXTERNAL_FILES)
  if (full) return refused('too-many-photos', TOO_MANY[full], FILE_FIELDS[full].files)
  if (all.some(({ kind }) => kind === 'photo')) return null
  return refused('photo-missing', EXTERNAL_MESSAGES.photo, FILE_FIELDS.photo.files)
}

/** The files of a vehicle in their order. */
function filesOf(tx: Tx, vehicleId: string): Promise<StoredFile[]> {
  return tx
    .select({ id: externalFiles.id, kind: externalFiles.kind, fileId: externalFiles.fileId, sha256: files.sha256 })
    .from(externalFiles)
    .innerJoin(files, eq(files.id, externalFiles.fileId))
    .where(eq(externalFiles.externalVehicleId, vehicleId))
    .orderBy(asc(externalFiles.position))
}

async function lockStaged(tx: Tx, asker: Account, { projectId }: Owned, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: externalFiles.id, kind: externalFiles.kind, fileId: externalFiles.fileId, sha256: files.sha256 })
    .from(externalFiles)
    .innerJoin(files, eq(files.id, externalFiles.fileId))
    .where(
      and(
        inArray(externalFiles.id, [...ids]),
        eq(externalFiles.projectId, projectId),
        eq(externalFiles.sentBy, asker.id),
        isNull(externalFiles.externalVehicleId),
      ),
    )
    .for('update', { of: externalFiles })
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Numbers the files of one kind in this order and attaches new ones. */
async function placeFiles(tx: Tx, asker: Account, vehicle: Owned, kind: ExternalFileKind, all: readonly NewFile[]) {
  const { id: externalVehicleId, projectId } = vehicle
  const there = all.flatMap(({ id }, position) => (id === null ? [] : [{ id, position }]))
  const ids = sql.param(there.map(({ id }) => id))
  const positions = sql.param(there.map(({ position }) => position))
  await tx
    .update(externalFiles)
    .set({ externalVehicleId, position: sql`placed.position` })
    .from(sql`unnest(${ids}::uuid[], ${positions}::int[]) as placed(id, position)`)
    .where(eq(externalFiles.id, sql`placed.id`))
  for (const [position, { id, fileId }] of all.entries()) {
    if (id !== null) continue
    await tx
      .insert(externalFiles)
      .values({ projectId, externalVehicleId, kind, position, fileId, sentBy: asker.id, createdAt: now() })
    await commitFile(tx, fileId)
  }
}
