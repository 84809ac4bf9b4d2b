import { Readable } from 'node:stream'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { fileSize } from '~/models/trade/fields/uploads'
import type { renderOnce } from '~/server/pdf/render-once.server'

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
