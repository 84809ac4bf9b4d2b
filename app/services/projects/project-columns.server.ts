import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { ProjectFields } from '~/models/projects/project-fields'
import { projects } from '~/server/db/schema'

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
