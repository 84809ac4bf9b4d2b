import { and, eq, sql } from 'drizzle-orm'
import type { Invitation } from '~/models/crew/crew-form'
import { newProjectAccess } from '~/models/crew/member-rules'
import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { checkProjectDays, PROJECT_FIELDS, type ProjectFields } from '~/models/projects/project-fields'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, attempt, lists, projects, type Tx, transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { areInvited, checkInvitations, withInvitationLimit } from '~/services/crew/invitations/check-invitations.server'
import { writeInvitations } from '~/services/crew/invitations/write-invitations.server'
import { createProjectOwner } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { checkVehicle } from '~/services/lists/add-vehicle.server'
import { LIST_COLUMNS } from '~/services/lists/list.server'
import { insertList } from '~/services/lists/write-list.server'
import { columnsOf, nextAttempt, PROJECT_COLUMNS } from './project.server'

type NewProject = {
  project: ProjectFields
  list: ListFields
  invitations: readonly Invitation[]
  /** The number of the asker's next project when the form was loaded. */
  attempt: number
  /** The first vehicle of the first list. */
  vehicleId?: string
}

type Made = { projectId: string; listId: string }

/**
 * Creates a project with its first list, makes the asker its Owner and invites the crew, all or nothing. Posting the
 * same form again returns the same project. A form loaded before the asker created another project is refused once,
 * with the attempt number that it needs.
 */
export function createProject(asker: Account, wanted: NewProject): Promise<Outcome<Made>> {
  return attempt(PROJECT_FORM_MESSAGES.failed, () => {
    requireArea(asker, 'createProject')
    return withInvitationLimit(asker, wanted.invitations.length, () =>
      transact(PROJECT_FORM_MESSAGES.failed, (tx) => makeOnce(tx, asker, wanted)),
    )
  })
}

async function makeOnce(tx: Tx, asker: Account, wanted: NewProject): Promise<Outcome<Made>> {
  const { project, list, vehicleId } = wanted
  // serialize per account, so that a concurrent post of the same form finds the first project
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, asker.id)).for('no key update')
  const made = await findMade(tx, asker, wanted)
  if (made) return { ok: true, ...made }
  const next = await nextAttempt(asker, tx)
  if (wanted.attempt !== next) return refusedAttempt(next)
  const refusal = checkProjectDays(project) ?? (vehicleId ? await checkVehicle(tx, vehicleId) : null)
  if (refusal) return refusal
  const access = newProjectAccess(asker.role)
  const checked = await checkInvitations(tx, asker, { projectId: null, access }, wanted.invitations)
  if (!checked.ok) return checked

  const projectId = await writeProject(tx, asker, project, next)
  await createProjectOwner(tx, asker, projectId)
  const listId = await insertList(tx, asker, { projectId, list, vehicleId })
  await writeInvitations(tx, asker, { id: projectId, title: project.title }, checked.invitations)
  return { ok: true, projectId, listId }
}

/** The project that this form already created: same attempt, same fields, same invitations. */
async function findMade(tx: Tx, asker: Account, wanted: NewProject): Promise<Made | undefined> {
  const { project, list, attempt, invitations } = wanted
  const isSame = [
    ...PROJECT_FIELDS.map((field) => sql`${PROJECT_COLUMNS[field]} = ${project[field]}`),
    ...LIST_FIELDS.map((field) => eq(LIST_COLUMNS[field], list[field])),
  ]
  const [made] = await tx
    .select({ projectId: projects.id, listId: lists.id })
    .from(projects)
    .innerJoin(lists, eq(lists.projectId, projects.id))
    .where(and(eq(projects.createdBy, asker.id), eq(projects.attempt, attempt), ...isSame))
    .limit(1)
  return made && (await areInvited(tx, asker, made.projectId, invitations)) ? made : undefined
}

function refusedAttempt(next: number): Refusal {
  const conflict = { shown: { attempt: String(next) }, problems: {} }
  return { ...refused('project-already-created', PROJECT_FORM_MESSAGES.madeAnother, 'attempt'), conflict }
}

async function writeProject(tx: Tx, asker: Account, project: ProjectFields, attempt: number): Promise<string> {
  const [row] = await tx
    .insert(projects)
    .values({ ...columnsOf(project), attempt, createdBy: asker.id, createdAt: now() })
    .returning({ id: projects.id })
  if (!row) throw new Error('The project was not written.')
  await recordActivity(tx, asker, { kind: 'project-created', projectId: row.id, subject: {} })
  return row.id
}
