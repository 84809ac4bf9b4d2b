import type { Readable } from 'node:stream'
import type { OwnPath } from '~/models/trade/paths/own-path'

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
