import type { ListView } from './page-links.server'
import type { Shown } from './shown-lists.server'
import { searchedWords } from './vehicle-words.server'

type Names = { listId?: string; listVehicleId?: string }
type View = ListView & { key?: number; card?: string }

/**
 * What the project page, or a dialog over it, gets to see. A dialog that is opened as a document, `alone`, shows only
 * what it is about: the page behind it cannot be used until the dialog is closed, which loads it.
 */
export function shownPart({ listId, listVehicleId }: Names, view: View, { alone }: { alone: boolean }): Shown {
  if (alone) {
    if (listVehicleId) return { listVehicleId }
    return listId ? { listId } : { nothing: true }
  }
  if (view.card) return { listVehicleId: view.card }
  const { status, order, key } = view
  const page = { words: searchedWords(view.vehicle), status, order, after: view.after ?? null }
  return view.list ? { alone: view.list, key, ...page } : page
}
