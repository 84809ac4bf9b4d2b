import { Readable } from 'node:stream'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize } from '~/models/trade/fields/uploads'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { files } from '~/server/db/schema'
import { findFile } from '~/server/files/store.server'
import type { renderOnce } from '~/server/pdf/render-once.server'

/** Something on paper with who put it there, when, its hash and the way to it. */
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
  /** What whoever opens it should know. */
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

/** Who made it and when, and of its print what is kept; nulls where nobody has looked at it yet. */
interface PrintedRow {
  by: { firstName: string; lastName: string }
  createdAt: Date
  bytes: number | null
  sha256: string | null
}

/** What is told of a paper that we draw; `print` draws it where nobody has looked at it yet, because its hash is told. */
export async function renderedFacts(row: PrintedRow, print: () => ReturnType<typeof renderOnce>) {
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

/** What is told of a paper that somebody has sent. */
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
