import type { OwnPath } from '../paths/own-path'

/** Something that the reader can do about what an order is marked with. */
export type OrderTask = {
  kind: 'overdue' | 'unsigned' | 'documents' | 'photos'
  text: string
  about: string
  to: OwnPath
  button: string
  /** Whether it leads to a pickup page, which does not share the scripts of other pages. */
  isApart: boolean
}
