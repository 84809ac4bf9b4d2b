import { eq } from 'drizzle-orm'
import { type BudgetFields, budgetText } from '~/models/projects/budget-fields'
import type { CurrentRow } from '~/models/trade/edits'
import { db, type Tx } from '~/server/db/client.server'
import { projects } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'

/** A project's budget as its form writes it, and how often the project was saved. For whoever may edit the project. */
export async function currentBudget(projectId: string, tx?: Tx): Promise<CurrentRow<BudgetFields>> {
  const [project] = await (tx ?? db())
    .select({ budget: projects.budgetCents, revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!project) throw notFound()
  return { fields: { budget: budgetText(project.budget) }, revision: project.revision }
}
