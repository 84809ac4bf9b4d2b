import { eq } from 'drizzle-orm'
import type { BudgetFields } from '~/models/projects/budget-fields'
import { PROJECT_VERB_MESSAGES } from '~/models/projects/project-verb-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { type Edit, mergeEdit, overtakenBy } from '~/models/trade/edits'
import { parseMoney } from '~/models/trade/money/money'
import { projects } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { lockCrew } from '~/services/crew/members/lock-crew.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { tellChange } from '~/services/crew/tell-change.server'
import { refusedEdit } from './refused-edit.server'
import { standingBudget } from './standing-budget.server'

type BudgetEdit = { projectId: string; edit: Edit<BudgetFields> }

/**
 * Sets what a project may spend, or takes it away. Whoever may edit the project may, by the same revision; the history
 * says that the project was edited, and no figure, because viewers read it.
 */
export function setBudget(asker: Account, { projectId, edit }: BudgetEdit): Promise<Outcome> {
  return transact(PROJECT_VERB_MESSAGES.failed, async (tx) => {
    await lockCrew(tx, projectId)
    refuseUnless('editProject', await requireMembership(asker, projectId, tx))
    const standing = await standingBudget(projectId, tx)
    const merged = mergeEdit(edit, standing)
    if (merged.clashes.length > 0) {
      return refusedEdit(await tellChange(tx, asker, { projectId }), overtakenBy(merged, standing))
    }
    const { budget } = merged.changes
    if (budget === undefined) return { ok: true }
    await tx
      .update(projects)
      .set({ budgetCents: parseMoney(budget), revision: standing.revision + 1 })
      .where(eq(projects.id, projectId))
    await recordActivity(tx, asker, { kind: 'project-edited', projectId, subject: {} })
    return { ok: true }
  })
}
