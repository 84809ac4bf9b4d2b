import { inArray, type SQL } from 'drizzle-orm'
import { visibleActivityTypes } from '~/models/crew/activity/activity-text'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { activity } from '~/server/db/schema'

/** The entries of a history that somebody standing so may know of. */
export function isVisibleActivity(standing: AccessContext): SQL {
  return inArray(
    activity.kind,
    visibleActivityTypes((act) => can(act, standing)),
  )
}
