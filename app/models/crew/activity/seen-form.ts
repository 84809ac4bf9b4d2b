import { z } from 'zod'
import { ownNumber } from '~/models/trade/fields/form-fields'

/** The newest entry of a project's history that was on the page. */
export const ActivitySeenForm = z.object({ newest: ownNumber() })
