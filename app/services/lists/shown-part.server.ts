import { paths } from '~/models/trade/paths'
import type { Shown } from './blocks.server'
import { searchedWords } from './vehicle-words.server'

type Names = { projectId: string; listId?: string; listVehicleId?: string }
type View = { vehicle: string; after?: string; list?: string; card?: string }

/**
 * What a request for the project page, or for a dialog over it, gets to see. A dialog that is opened as a document shows
 * only what it is about: the page behind it cannot be used until the dialog is closed, which loads it.
 */
export function shownPart(request: Request, { projectId, listId, listVehicleId }: Names, view: View): Shown {
  const pathname = new URL(request.url).pathname
  if (isDocument(request) && pathname !== paths.projectList(projectId)) {
    if (listVehicleId) return { listVehicleId }
    return listId ? { listId } : { nothing: true }
  }
  if (view.card) return { listVehicleId: view.card }
  const page = { words: searchedWords(view.vehicle), after: view.after ?? null }
  return view.list ? { alone: view.list, ...page } : page
}

/** Script asks for the data of a page with `empty`; older browsers, which do not say, get the part that is surely enough. */
function isDocument(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') !== 'empty'
}
