import type { OwnPath } from '../paths/own-path'

/** Something that the reader can do about what an order is marked with. */
export type OrderTask = {
  kind: 'overdue' | 'unsigned' | 'documents' | 'photos' | 'return'
  /** Its place among all tasks of the reader: the lowest of a page has the primary button. */
  rank: number
  /** The rental that it is about; null if it is about the papers of the order, or about several rentals. */
  itemId: string | null
  text: string
  about: string
  to: OwnPath
  button: string
  /** Whether it leads to a pickup page, which does not share the scripts of other pages. */
  isApart: boolean
}
