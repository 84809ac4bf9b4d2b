import { z } from 'zod'
import { MAX_INVITATIONS } from '~/models/trade/constants'
import { ownNumber } from '~/models/trade/fields/form-fields'
import { isEmail } from '~/models/trade/fields/person'
import { cleanLine } from '~/models/trade/format/clean-text'
import { EMAIL_TAKEN, FIELD_MESSAGES, PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { PROJECT_ROLES } from '~/models/trade/vocabulary/projects'
import { MEMBER_MESSAGES } from './crew-messages'
import { INVITED_ROLES, type InvitedRole, USUAL_ROLE } from './member-rules'

/** An invitation, with its form row to show a refusal at. */
export type Invitation = { row: number; email: string; role: InvitedRole }

const Row = z.object({ email: z.string().overwrite(cleanLine).default(''), role: z.string().default(USUAL_ROLE) })
type Row = z.output<typeof Row>

const TOO_MANY = `Please invite at most ${MAX_INVITATIONS} people at a time.`

/**
 * The rows `invitations[0].email`, `invitations[0].role` and so on. Rows without an email are ignored; `isRequired`
 * asks for at least one.
 */
export function invitationRows({ isRequired = false } = {}) {
  return z
    .array(Row)
    .default([])
    .transform((rows, refusal) => {
      const refuse = (row: number, field: keyof Row, message: string) =>
        refusal.addIssue({ code: 'custom', message, path: [row, field], input: rows })
      // our form never has more rows; the error is shown at the last one
      if (rows.length > MAX_INVITATIONS) refuse(MAX_INVITATIONS - 1, 'email', TOO_MANY)
      const seen = new Set<string>()
      const invitations = rows.flatMap(({ email, role }, row): Invitation[] => {
        if (email === '') return []
        const known = INVITED_ROLES.find((each) => each === role)
        const address = email.toLowerCase()
        if (!isEmail(email)) refuse(row, 'email', FIELD_MESSAGES.email.invalid)
        else if (seen.has(address)) refuse(row, 'email', EMAIL_TAKEN)
        if (!known) refuse(row, 'role', MEMBER_MESSAGES.noRole)
        seen.add(address)
        return known ? [{ row, email, role: known }] : []
      })
      if (isRequired && seen.size === 0) refuse(0, 'email', FIELD_MESSAGES.email.required)
      return invitations
    })
}

/** `writtenAfter`: number of the newest member when the form was rendered, so a double submit invites once. */
export const InvitationForm = z.object({
  invitations: invitationRows({ isRequired: true }),
  writtenAfter: ownNumber(),
})

/** `before`: the role when the form was rendered, so that a stale form does not overwrite a newer role. */
export const RoleForm = z.object({
  role: z.enum(INVITED_ROLES, { error: MEMBER_MESSAGES.noRole }),
  before: z.enum(PROJECT_ROLES, { error: PAGE_OUTDATED }),
})

export const HandoverForm = z.object({ accountId: z.guid({ error: MEMBER_MESSAGES.noNewOwnerChosen }) })

/** The newest history entry shown on the page. */
export const ActivitySeenForm = z.object({ newest: ownNumber() })
