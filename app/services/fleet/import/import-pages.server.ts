import { and, asc, desc, eq } from 'drizzle-orm'
import {
  columnLabel,
  countsText,
  IMPORT_BADGES,
  IMPORT_KIND_LABELS,
  progressText,
  undoText,
} from '~/models/fleet/import/import-view'
import { IMPORT_PROBLEMS_SHOWN } from '~/models/fleet/import/limits'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ownerPaths } from '~/models/trade/paths/owner'
import { providerPaths } from '~/models/trade/paths/provider'
import { PRODUCT } from '~/models/trade/product'
import { refusalText } from '~/models/trade/results/outcome'
import { accounts, db, listingImportPhotos, listingImports } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { listingHome } from '../listing-events.server'
import { checkedText } from './confirm-import.server'
import { requireFleet } from './fleet-of.server'
import { requireImport, type StoredImport } from './import-access.server'
import { groupsWith } from './import-problems.server'
import { importedVehicles } from './result/imported-vehicles.server'
import { checkUndo } from './undo-import.server'

const SHOWN = 20

/** The imports page of a fleet: the latest imports, and the addresses that its forms post to. */
export async function importsPage(asker: Account, ownerId: string) {
  const { ownerName, isOwn } = await requireFleet(asker, ownerId)
  const by = { firstName: accounts.firstName, lastName: accounts.lastName, role: accounts.role }
  const rows = await db()
    .select({ row: listingImports, by })
    .from(listingImports)
    .innerJoin(accounts, eq(accounts.id, listingImports.accountId))
    .where(eq(listingImports.ownerId, ownerId))
    .orderBy(desc(listingImports.createdAt), desc(listingImports.id))
    .limit(SHOWN)
  return {
    ownerName,
    isOwn,
    ...pathsOf({ ownerId, isOwn }),
    imports: rows.map(({ row, by }) => ({
      id: row.id,
      fileName: row.fileName,
      kind: IMPORT_KIND_LABELS[row.kind],
      badge: IMPORT_BADGES[row.status],
      counts: row.status === 'applied' || row.status === 'undone' ? countsText(row) : row.problem,
      by: by.role === 'backlot_owner' ? personName(by) : `${personName(by)} of ${PRODUCT}`,
      at: formatInstantOfYear(row.createdAt, HOME_ZONE),
      to: stepOf(row),
    })),
  }
}

export type ImportsView = Awaited<ReturnType<typeof importsPage>>

/** The address that the files of a fleet are posted to, on the owner's or the staff's desk. */
function pathsOf({ ownerId, isOwn }: { ownerId: string; isOwn: boolean }) {
  if (isOwn) {
    return {
      home: { label: 'Vehicles', to: ownerPaths.ownerVehicles() },
      importsTo: fleetPaths.ownImports(),
      photosTo: fleetPaths.ownPhotoZips(),
      exportTo: fleetPaths.ownExport(),
    }
  }
  return {
    home: { label: 'Owners', to: providerPaths.owners() },
    importsTo: fleetPaths.importsOfOwner(ownerId),
    photosTo: fleetPaths.photoZipsOfOwner(ownerId),
    exportTo: fleetPaths.exportOfOwner(ownerId),
  }
}

/** The page of the next step of an import. */
function stepOf({ id, status }: StoredImport) {
  if (status === 'uploaded') return fleetPaths.importColumns(id)
  return status === 'checked' ? fleetPaths.importPreview(id) : fleetPaths.import(id)
}

const trailOf = (asker: Account, { ownerId }: StoredImport) => {
  const { importsTo, home } = pathsOf({ ownerId, isOwn: ownerId === asker.id })
  return { importsTo, home }
}

/** The progress or the result of an import; `after`: the last vehicle of the previous page. */
export async function importPage(asker: Account, importId: string, after: string | null) {
  const row = await requireImport(asker, importId)
  const { id, kind, status, fileName, problem, total, added, updated, unchanged, refused } = row
  const done = added + updated + unchanged + refused
  return {
    id,
    fileName,
    kind,
    status,
    badge: IMPORT_BADGES[status],
    ...trailOf(asker, row),
    counts: countsText(row),
    ...{ added, updated, unchanged, refused },
    result:
      status === 'applied' ? await importedVehicles(row, after, (vehicleId) => listingHome(asker, vehicleId)) : null,
    problem,
    next: status === 'uploaded' || status === 'checked' ? stepOf(row) : null,
    mayCheckAgain: kind === 'vehicles' && status === 'failed' && row.fileId !== null,
    mayUndo: checkUndo(row) === null,
    progress: status === 'queued' ? { text: progressText(kind, { done, total }), done, total } : null,
    photos: kind === 'photos' ? await refusedPhotos(importId) : [],
  }
}

export type ImportView = Awaited<ReturnType<typeof importPage>>

function refusedPhotos(importId: string) {
  const { name, sentence } = listingImportPhotos
  return db()
    .select({ name, sentence })
    .from(listingImportPhotos)
    .where(and(eq(listingImportPhotos.importId, importId), eq(listingImportPhotos.outcome, 'refused')))
    .orderBy(asc(name))
    .limit(IMPORT_PROBLEMS_SHOWN)
}

/** The initial data of the form for an import's columns; 404 once it was confirmed. */
export async function columnsPage(asker: Account, importId: string) {
  const row = await requireImport(asker, importId)
  if (row.kind !== 'vehicles' || !['uploaded', 'checked', 'failed'].includes(row.status)) throw notFound()
  const { headers, samples, mapping } = row
  return {
    id: row.id,
    fileName: row.fileName,
    total: row.total,
    ...trailOf(asker, row),
    choices: headers.map((header, index) => ({ value: String(index), label: columnLabel(headers, header, index) })),
    samples,
    values: Object.fromEntries(Object.entries(mapping).map(([field, index]) => [field, String(index)])),
  }
}

export type ColumnsView = Awaited<ReturnType<typeof columnsPage>>

/** What a checked import would change, with its first problems and warnings. */
export async function previewPage(asker: Account, importId: string) {
  const row = await requireImport(asker, importId)
  if (row.kind !== 'vehicles' || row.status === 'uploaded') throw notFound()
  const { id, fileName, added, updated, unchanged, refused } = row
  const [problems, warnings] = [await groupsWith(importId, 'problems'), await groupsWith(importId, 'warnings')]
  return {
    id,
    fileName,
    isOpen: row.status === 'checked',
    seen: checkedText(row),
    ...trailOf(asker, row),
    counts: { added, updated, unchanged, refused },
    problems: problems.shown,
    warnings: warnings.shown,
    hasMore: problems.hasMore,
  }
}

export type PreviewView = Awaited<ReturnType<typeof previewPage>>

/** What the dialog shows before an import is undone, or why it cannot be. */
export async function requireUndo(asker: Account, importId: string) {
  const row = await requireImport(asker, importId)
  const refusal = checkUndo(row)
  return { id: row.id, text: undoText(row), refusal: refusal && refusalText(refusal) }
}
