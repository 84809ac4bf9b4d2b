import { and, eq, isNotNull } from 'drizzle-orm'
import type { ExternalFileKind } from '~/models/trade/vocabulary/external-vehicles'
import type { PhotoVariant } from '~/models/trade/vocabulary/inspections'
import { db, externalFiles, files } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { variantKey } from '~/server/files/file-store'
import { requireFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

/**
 * A photo of an external vehicle for members of its project. 404 for others, 500 if the file is missing from the store.
 */
export async function findExternalPhoto(
  asker: Account,
  { projectId, fileId, variant }: { projectId: string; fileId: string; variant: PhotoVariant },
) {
  requirePermission('viewLists', await requireMembership(asker, projectId))
  const file = await requireStored(projectId, fileId, 'photo')
  return {
    ...(await requireFile(variantKey(file.key, variant))),
    name: `vehicle-${variant}`,
    tag: `${file.id}-${Number.parseInt(variant, 10)}`,
  }
}

/** A purchase file for members who see prices. 404 for non-members, 403 for Viewers. */
export async function findPurchaseFile(asker: Account, { projectId, fileId }: { projectId: string; fileId: string }) {
  requirePermission('seePrices', await requireMembership(asker, projectId))
  const file = await requireStored(projectId, fileId, 'purchase')
  return { ...(await requireFile(file.key)), name: file.name, tag: file.sha256 }
}

/** Staged files are not served. */
async function requireStored(projectId: string, fileId: string, kind: ExternalFileKind) {
  const isIt = and(eq(externalFiles.id, fileId), eq(externalFiles.projectId, projectId), eq(externalFiles.kind, kind))
  const [row] = await db()
    .select({ file: files })
    .from(externalFiles)
    .innerJoin(files, eq(files.id, externalFiles.fileId))
    .where(and(isIt, isNotNull(externalFiles.externalVehicleId)))
  if (!row) throw notFound()
  return row.file
}
