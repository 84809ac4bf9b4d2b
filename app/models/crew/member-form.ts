import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { PROJECT_ROLES } from '~/models/trade/vocabulary/projects'
import { INVITED_ROLES } from './invited-roles'
import { MEMBER_MESSAGES } from './member-messages'

/** `before` is the role that the form was written from: a save that has not seen another one does not undo it. */
export const RoleForm = z.object({
  role: z.enum(INVITED_ROLES, { error: MEMBER_MESSAGES.noRole }),
  before: z.enum(PROJECT_ROLES, { error: PAGE_OUTDATED }),
})

export const HandoverForm = z.object({ accountId: z.guid({ error: MEMBER_MESSAGES.noHeirChosen }) })
