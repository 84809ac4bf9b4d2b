import type { Transfer } from '../vocabulary/projects'
import { ownPaths, withQuery } from './own-path'

/** Separate from `listPaths`, which the project page loads. */
export const arrangePaths = ownPaths({
  /** The lists of a project, to change their order and to archive them. */
  arrangeLists: (projectId: string) => `/projects/${projectId}/arrange`,
  /** The same pages, scrolled to a row that was moved. */
  arrangedList: (projectId: string, listId: string) => `/projects/${projectId}/arrange#row-${listId}`,
  arrangedVehicle: (projectId: string, listId: string, { moved, after }: { moved: string; after: string | null }) =>
    `${withQuery(`/projects/${projectId}/arrange/${listId}`, { after: after ?? undefined })}#row-${moved}`,
  listArchive: (projectId: string, listId: string) => `/projects/${projectId}/arrange/${listId}/archive`,
  /** Bulk action on the list vehicles in the query parameter `selected`. */
  selectedTransfer: (projectId: string, kind: Transfer) => `/projects/${projectId}/selected/${kind}`,
  /** Leads to the comparison of their vehicles. */
  selectedComparison: (projectId: string) => `/projects/${projectId}/selected/comparison`,
  selectedMarks: (projectId: string) => `/projects/${projectId}/selected/marks`,
  selectedRemoval: (projectId: string) => `/projects/${projectId}/selected/removal`,
  /** Undoes the removal of those in `selected`, and ends at `return`. */
  selectedRestoration: (projectId: string) => `/projects/${projectId}/selected/restoration`,
})
