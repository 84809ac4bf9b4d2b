import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize } from '~/models/trade/fields/uploads'
import type { files } from '~/server/db/schema'
import { findFile } from '~/server/files/store.server'

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
