import { Readable } from 'node:stream'
import { formatDayOfYear } from '~/models/trade/days/day'
import { formatInstantOfYear, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize } from '~/models/trade/fields/uploads'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { files } from '~/server/db/client.server'
import { findFile } from '~/server/files/store.server'
import type { renderOnce } from '~/server/pdf/render-once.server'

/** A document of an order or a project: who uploaded or made it, when, its hash and its link. */
export type OverviewDocument = {
  /** Unique within its order. */
  id: string
  /** Null if it belongs to no order. */
  orderId: number | null
  title: string
  /** Why it is no longer valid, such as 'replaced …'; null while it is. */
  state: string | null
  name: string
  /** A distinct file name for downloads. */
  savedAs: string
  href: OwnPath
  /** Rendered by us, not uploaded: opens in a new window. */
  isOurs: boolean
  size: string
  sha256: string
  /** A warning about its content. */
  note: string | null
  by: string
  /** When, to the minute, and the day of it. */
  at: string
  day: string
  /** Null if the file is missing from the store. */
  find: () => Promise<{ bytes: number; open: () => Promise<Readable> } | null>
}

/** A document as pages show it. */
export type OverviewEntry = Omit<OverviewDocument, 'find'>

export function entryOf({ find: _, ...entry }: OverviewDocument): OverviewEntry {
  return entry
}

/** Who made a document and when, and its stored PDF; `bytes` and `sha256` are null until it was rendered. */
interface RenderedRow {
  by: { firstName: string; lastName: string }
  createdAt: Date
  bytes: number | null
  sha256: string | null
}

/** The fields of a document that we render. Renders it with `render` if needed, because its hash is listed. */
export async function renderedFacts(row: RenderedRow, render: () => ReturnType<typeof renderOnce>) {
  const { bytes, sha256 } = row.bytes === null || row.sha256 === null ? await render() : row
  return {
    isOurs: true,
    size: fileSize(bytes ?? 0),
    sha256: sha256 ?? '',
    note: null,
    by: personName(row.by),
    at: formatInstantOfYear(row.createdAt, HOME_ZONE),
    day: formatDayOfYear(todayIn(HOME_ZONE, row.createdAt)),
    find: async () => ({ bytes: bytes ?? 0, open: async () => Readable.from([(await render()).content]) }),
  }
}

/** The fields of an uploaded document. */
export function uploadedFacts(file: typeof files.$inferSelect, by: { firstName: string; lastName: string }, at: Date) {
  return {
    name: file.name,
    isOurs: false,
    size: fileSize(file.bytes),
    sha256: file.sha256,
    note: activeContentNote(file.activeContent),
    by: personName(by),
    at: formatInstantOfYear(at, HOME_ZONE),
    day: formatDayOfYear(todayIn(HOME_ZONE, at)),
    find: () => findFile(file.key),
  }
}
