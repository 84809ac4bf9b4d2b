import { eq } from 'drizzle-orm'
import { checkProjectDays, type ProjectFields } from '~/models/projects/project-fields'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { projects } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { describeLastEdit } from '~/services/crew/describe-last-edit.server'
import { lockCrew } from '~/services/crew/members/lock-crew.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { columnsOf, conflictRefusal, PROJECT_COLUMNS } from './project.server'

type ProjectEdit = { projectId: string; edit: Edit<ProjectFields> }

/**
 * Writes what a project is called, whose it is and when it films, as far as its sender changed it. A field that was
 * changed elsewhere to something else since the form was written is refused, with its current value, and nothing is
 * written. The same form again changes nothing and succeeds. The Owner of an active project only.
 */
export function editProject(asker: Account, { projectId, edit }: ProjectEdit): Promise<Outcome> {
  return transact(PROJECT_FORM_MESSAGES.failed, async (tx) => {
    // serializes with a concurrent save or handover
    await lockCrew(tx, projectId)
    requirePermission('editProject', await requireMembership(asker, projectId, tx))
    const [project] = await tx
      .select({ fields: PROJECT_COLUMNS, revision: projects.revision })
      .from(projects)
      .where(eq(projects.id, projectId))
    if (!project) throw notFound()
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
