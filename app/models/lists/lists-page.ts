import type { ShownList } from './shown-list'

/** A page of a project's lists, or of the vehicles of one. */
export type ListsPage = {
  /** The query that it was asked for by. */
  here: string
  blocks: ShownList[]
  /** The page after it, at the first that it does not hold. */
  nextTo: string | null
}
