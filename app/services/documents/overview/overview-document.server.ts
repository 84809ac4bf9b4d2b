import { Readable } from 'node:stream'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize } from '~/models/trade/fields/uploads'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { files } from '~/server/db/client.server'
import { findFile } from '~/server/files/store.server'
import type { renderOnce } from '~/server/pdf/render-once.server'

/** A document of an order or a project: who uploaded or made it, when, its hash and its address. */
export type OverviewDocument = {
  /** Tells it from the others of its order. */
  id: string
  /** Null for what belongs to no order. */
  orderId: number | null
  title: string
  /** What became of it; null while it counts. */
  state: string | null
  name: string
  /** Told apart in a folder of downloads. */
  savedAs: string
  href: OwnPath
  /** Whether we have made it: such a PDF opens in a window of its own. */
  isOurs: boolean
  size: string
  sha256: string
  /** A warning about its content. */
  note: string | null
  by: string
  at: string
  /** Null where the store has lost it. */
  find: () => Promise<{ bytes: number; open: () => Promise<Readable> } | null>
}

/** One of them as pages show it. */
export type OverviewEntry = Omit<OverviewDocument, 'find'>

export function entryOf({ find: _, ...entry }: OverviewDocument): OverviewEntry {
  return entry
}

/** Who made it and when, and its stored PDF; nulls until the PDF is rendered for the first time. */
interface RenderedRow {
  by: { firstName: string; lastName: string }
  createdAt: Date
  bytes: number | null
  sha256: string | null
}

/** The facts of a document that we render; `print` renders it if nobody has opened it yet, because its hash is listed. */
export async function renderedFacts(row: RenderedRow, print: () => ReturnType<typeof renderOnce>) {
  const { bytes, sha256 } = row.bytes === null || row.sha256 === null ? await print() : row
  return {
    isOurs: true,
    size: fileSize(bytes ?? 0),
    sha256: sha256 ?? '',
    note: null,
    by: personName(row.by),
    at: formatInstantOfYear(row.createdAt, HOME_ZONE),
    find: async () => ({ bytes: bytes ?? 0, open: async () => Readable.from([(await print()).content]) }),
  }
}

/** The facts of an uploaded document. */
export function uploadedFacts(file: typeof files.$inferSelect, by: { firstName: string; lastName: string }, at: Date) {
  return {
    name: file.name,
    isOurs: false,
    size: fileSize(file.bytes),
    sha256: file.sha256,
    note: activeContentNote(file.activeContent),
    by: personName(by),
    at: formatInstantOfYear(at, HOME_ZONE),
    find: () => findFile(file.key),
  }
}
