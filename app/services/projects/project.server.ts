import { type AnyColumn, eq, max, type SQL, sql } from 'drizzle-orm'
import type { ProjectFields } from '~/models/projects/project-fields'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import type { Conflict, CurrentRow } from '~/models/trade/edits'
import { db, projects, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'

/** What a project is called, whose it is and when it films: every field of its form, as the form writes it. */
export const PROJECT_COLUMNS = {
  title: projects.title,
  productionCompany: projects.productionCompany,
  description: projects.description,
  location: projects.location,
  startsOn: orEmpty(projects.startsOn),
  endsOn: orEmpty(projects.endsOn),
} satisfies Record<keyof ProjectFields, AnyColumn | SQL<string>>

/** The same for the table, which has no day where none was given. */
export function columnsOf<Fields extends Partial<ProjectFields>>({ startsOn, endsOn, ...lines }: Fields) {
  return { ...lines, startsOn: orNull(startsOn), endsOn: orNull(endsOn) }
}

function orEmpty(day: AnyColumn): SQL<string> {
  return sql<string>`coalesce(${day}::text, '')`
}

/** undefined, what is not to be written, stays that. */
const orNull = (day: string | undefined) => (day === '' ? null : day)

/** The fields of a project and how often they were saved. The caller has checked the permission. */
export async function requireProject(projectId: string, tx?: Tx): Promise<CurrentRow<ProjectFields>> {
  const [project] = await (tx ?? db())
    .select({ fields: PROJECT_COLUMNS, revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!project) throw notFound()
  return project
}

/** The number of the next project that somebody makes: what a page that offers to make one puts into its form. */
export async function nextAttempt(asker: Account, tx?: Tx): Promise<number> {
  const [row] = await (tx ?? db())
    .select({ last: max(projects.attempt) })
    .from(projects)
    .where(eq(projects.createdBy, asker.id))
  return (row?.last ?? 0) + 1
}

/** The refusal of a stale edit: who saved last, and the current values of the form. */
export function conflictRefusal(sentence: string, overtaken: Conflict): Refusal {
  return { ...refused('project-changed', sentence, 'revision'), overtaken }
}
