import { type AnyColumn, eq, max, type SQL, sql } from 'drizzle-orm'
import { type BudgetFields, budgetText, checkProjectDays, type ProjectFields } from '~/models/projects/project-fields'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { type Conflict, type CurrentRow, type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { parseMoney } from '~/models/trade/money'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { db, projects, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { lockCrew } from '~/services/crew/members.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { describeLastEdit, recordActivity } from '~/services/crew/record-activity.server'

/** All fields of the project form, in the form's format. */
export const PROJECT_COLUMNS = {
  title: projects.title,
  productionCompany: projects.productionCompany,
  description: projects.description,
  location: projects.location,
  startsOn: orEmpty(projects.startsOn),
  endsOn: orEmpty(projects.endsOn),
} satisfies Record<keyof ProjectFields, AnyColumn | SQL<string>>

/** Converts fields to column values: an empty day becomes null. */
export function columnsOf<Fields extends Partial<ProjectFields>>({ startsOn, endsOn, ...lines }: Fields) {
  return { ...lines, startsOn: orNull(startsOn), endsOn: orNull(endsOn) }
}

function orEmpty(day: AnyColumn): SQL<string> {
  return sql<string>`coalesce(${day}::text, '')`
}

/** undefined stays undefined: drizzle does not write that column. */
const orNull = (day: string | undefined) => (day === '' ? null : day)

/** The fields and the revision of a project. The caller has checked the permission. */
export async function requireProject(projectId: string, tx?: Tx): Promise<CurrentRow<ProjectFields>> {
  const [project] = await (tx ?? db())
    .select({ fields: PROJECT_COLUMNS, revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!project) throw notFound()
  return project
}

/** The number of the asker's next project, which the form sends back. */
export async function nextAttempt(asker: Account, tx?: Tx): Promise<number> {
  const [row] = await (tx ?? db())
    .select({ last: max(projects.attempt) })
    .from(projects)
    .where(eq(projects.createdBy, asker.id))
  return (row?.last ?? 0) + 1
}

/** The refusal of a conflicting edit: who saved last, and the current values. */
function conflictRefusal(sentence: string, conflict: Conflict): Refusal {
  return { ...refused('project-changed', sentence, 'revision'), conflict }
}

type ProjectEdit = { projectId: string; edit: Edit<ProjectFields> }

/**
 * Saves the fields of a project that the sender changed. If someone else has changed one of them to another value since
 * the form was loaded, it is a conflict: refused with the current value, and nothing is written. Idempotent.
 */
export function editProject(asker: Account, { projectId, edit }: ProjectEdit): Promise<Outcome> {
  return transact(PROJECT_FORM_MESSAGES.failed, async (tx) => {
    // serializes with a concurrent save or handover
    await lockCrew(tx, projectId)
    requirePermission('editProject', await requireMembership(asker, projectId, tx))
    const project = await requireProject(projectId, tx)
    const merged = mergeEdit(edit, project)
    if (merged.clashes.length > 0) {
      return conflictRefusal(await describeLastEdit(tx, asker, { projectId }), toConflict(merged, project))
    }
    if (Object.keys(merged.changes).length === 0) return { ok: true }
    const refusal = checkProjectDays({ ...project.fields, ...merged.changes })
    if (refusal) return refusal
    await tx
      .update(projects)
      .set({ ...columnsOf(merged.changes), revision: project.revision + 1 })
      .where(eq(projects.id, projectId))
    await recordActivity(tx, asker, { kind: 'project-edited', projectId, subject: {} })
    return { ok: true }
  })
}

type BudgetEdit = { projectId: string; edit: Edit<BudgetFields> }

/**
 * Sets or removes the budget of a project. Same permission and revision as editing the project. The activity log does
 * not contain the amount, because Viewers can read it.
 */
export function setBudget(asker: Account, { projectId, edit }: BudgetEdit): Promise<Outcome> {
  return transact(PROJECT_FORM_MESSAGES.failed, async (tx) => {
    await lockCrew(tx, projectId)
    requirePermission('editProject', await requireMembership(asker, projectId, tx))
    const current = await requireBudget(projectId, tx)
    const merged = mergeEdit(edit, current)
    if (merged.clashes.length > 0) {
      return conflictRefusal(await describeLastEdit(tx, asker, { projectId }), toConflict(merged, current))
    }
    const { budget } = merged.changes
    if (budget === undefined) return { ok: true }
    await tx
      .update(projects)
      .set({ budgetCents: parseMoney(budget), revision: current.revision + 1 })
      .where(eq(projects.id, projectId))
    await recordActivity(tx, asker, { kind: 'project-edited', projectId, subject: {} })
    return { ok: true }
  })
}

/**
 * A project's budget in the form's format, and the project's revision. The caller has checked the permission.
 */
export async function requireBudget(projectId: string, tx?: Tx): Promise<CurrentRow<BudgetFields>> {
  const [project] = await (tx ?? db())
    .select({ budget: projects.budgetCents, revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!project) throw notFound()
  return { fields: { budget: budgetText(project.budget) }, revision: project.revision }
}
