import { personName } from '~/models/trade/fields/person'
import { SETUP_LINK_LIFE } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { projectPaths } from '~/models/trade/paths/projects'
import { PRODUCT } from '~/models/trade/product'
import { PROJECT_ROLE_LABELS, type ProjectRole } from '~/models/trade/vocabulary/projects'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { invitationSecret } from '../members.server'

type Sender = { firstName: string; lastName: string; origin: string }

interface Invited {
  project: { id: string; title: string }
  accountId: string
  email: string
  role: ProjectRole
}

/**
 * To someone who has to set up an account first. Each link is sent in a separate email, so that the newest one always
 * arrives.
 */
export function mailInvitation(tx: Tx, sender: Sender, { project, accountId, email, role, token }: Invited & Token) {
  const from = personName(sender)
  const link = new URL(accountPaths.accountSetup(token), sender.origin).href
  return writeMail(tx, {
    type: 'crew-invitation',
    to: email,
    subject: `${from} invited you to ${project.title}`,
    parts: [
      `${from} invited you to join the project ${project.title} on ${PRODUCT} as ${PROJECT_ROLE_LABELS[role]}. The crew uses ${PRODUCT} to find and book picture vehicles.`,
    ],
    href: link,
    notes: [
      `The link works ${SETUP_LINK_LIFE}. Links in earlier emails no longer work.`,
      `If you do not know ${from}, you can ignore this email.`,
    ],
    secret: invitationSecret({ projectId: project.id, accountId }),
    key: link,
  })
}

type Token = { token: string }
/** A different `key` sends the email again. */
type Joined = { key: string; firstName: string }

/** To someone with an account who became a member. */
export function notifyNewMember(tx: Tx, sender: Sender, member: Invited & Joined) {
  const { project, accountId, email, role, key, firstName } = member
  const from = personName(sender)
  return writeMail(tx, {
    type: 'member-added',
    to: { id: accountId, projectId: project.id, firstName, email },
    subject: `${from} added you to ${project.title}`,
    parts: [`${from} added you to the project ${project.title} as ${PROJECT_ROLE_LABELS[role]}.`],
    href: new URL(projectPaths.projectList(project.id), sender.origin).href,
    key,
  })
}
