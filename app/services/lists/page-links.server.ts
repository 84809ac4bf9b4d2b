import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import type { DealGroup, DealOrder } from '~/models/trade/vocabulary/projects'

/**
 * Where the next page begins: after one that is shown, at the first that is not. Both are lists, or vehicles of one.
 */
export type NextPage = { after: string; key?: number; at: string }

/** Which part of a project's lists is shown, as its query says it. */
export type ListView = {
  vehicle: string
  status?: DealGroup
  order?: DealOrder
  list?: string
  after?: string
}

/**
 * Where a page of a project's lists, or of one list's vehicles, leads: on from where it ended, back to the first, and,
 * once the id of a list is added, to that list alone.
 */
export function pageLinks(projectId: string, { vehicle, status, order, list, after }: ListView, next: NextPage | null) {
  const filter = { vehicle, status, order }
  const addressOf = list ? listPaths.listVehicle : listPaths.listOnPage
  return {
    nextTo: next && addressOf(projectId, next.at, listQuery({ ...filter, after: next.after, key: next.key, list })),
    firstTo: after ? `${listPath(projectId, { ...filter, list })}#main` : null,
    aloneTo: list ? null : listPath(projectId, { ...filter, list: 'x' }).slice(0, -1),
  }
}

/** The beginning of a part of the page. */
export function listPath(projectId: string, view: Record<string, string | undefined>): string {
  return projectPaths.projectList(projectId) + listQuery(view)
}

function listQuery(parts: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}
