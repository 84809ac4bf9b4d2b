import { personName } from '~/models/trade/fields/person'
import { projectPaths } from '~/models/trade/paths/projects'
import { PROJECT_ROLE_LABELS, type ProjectRole } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'

type Project = { id: string; title: string }
type Member = { accountId: string; firstName: string; email: string }

/** To a member who was removed from a project. */
export function notifyRemoved(tx: Tx, asker: Account, project: Project, member: Member): Promise<void> {
  const { id, title } = project
  return writeMail(tx, {
    type: 'member-removed',
    to: { ...member, id: member.accountId },
    subject: `You were removed from ${title}`,
    parts: [`${personName(asker)} removed you from the project ${title}. You can no longer open it.`],
    key: `${id}/${now().toISOString()}`,
  })
}

/** To a member whose role was changed to this one. */
export function notifyNewRole(
  tx: Tx,
  asker: Account,
  project: Project,
  member: Member & { role: ProjectRole },
): Promise<void> {
  const { id, title } = project
  const label = PROJECT_ROLE_LABELS[member.role]
  return writeMail(tx, {
    type: 'role-changed',
    ...toMember(asker, project, member),
    subject: `Your role in ${title} is now ${label}`,
    parts: [`${personName(asker)} changed your role in the project ${title} to ${label}.`],
    key: `${id}/${member.role}/${now().toISOString()}`,
  })
}

/** To the new Owner of a project that was handed over. */
export function notifyNewOwner(tx: Tx, asker: Account, project: Project, member: Member): Promise<void> {
  const { id, title } = project
  const from = personName(asker)
  return writeMail(tx, {
    type: 'handed-over',
    ...toMember(asker, project, member),
    subject: `You are now the Owner of ${title}`,
    parts: [
      `${from} handed the project ${title} over to you. You are its Owner now, and ${from} is a Project Manager.`,
    ],
    key: `${id}/${now().toISOString()}`,
  })
}

function toMember({ origin }: Account, project: Project, member: Member) {
  return {
    to: { ...member, id: member.accountId, projectId: project.id },
    href: `${origin}${projectPaths.projectList(project.id)}`,
  }
}
