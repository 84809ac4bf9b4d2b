import { paths } from '~/models/trade/addresses/paths'

/** Where the next page begins: after one that is shown, at the first that is not. Both are lists, or vehicles of one. */
export type NextPage = { after: string; at: string }

type View = { vehicle: string; list?: string; after?: string }

/**
 * Where a page of a project's lists, or of one list's vehicles, leads: on from where it ended, back to the first, and,
 * once the id of a list is added, to that list alone.
 */
export function pageLinks(projectId: string, { vehicle, list, after }: View, next: NextPage | null) {
  const page = paths.projectList(projectId)
  const addressOf = list ? paths.listVehicle : paths.listOnPage
  return {
    nextTo: next && addressOf(projectId, next.at, queryOf({ vehicle, after: next.after, list })),
    firstTo: after ? `${page}${queryOf({ vehicle, list })}#main` : null,
    aloneTo: list ? null : page + queryOf({ vehicle, list: 'x' }).slice(0, -1),
  }
}

function queryOf(parts: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value)
  const text = query.toString()
  return text && `?${text}`
}
