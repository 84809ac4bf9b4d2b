import { inArray, type SQL } from 'drizzle-orm'
import { heardDeeds } from '~/models/crew/activity/deed-words'
import { can, type Standing } from '~/models/trade/access/permissions'
import { activity } from '~/server/db/schema'

/** The entries of a history that somebody standing so may know of. */
export function isHeard(standing: Standing): SQL {
  return inArray(
    activity.kind,
    heardDeeds((act) => can(act, standing)),
  )
}
