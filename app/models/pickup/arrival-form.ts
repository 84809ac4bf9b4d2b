import { z } from 'zod'
import { oneOf } from '~/models/trade/fields/form-fields'
import { HOURS, MINUTES } from './arrival-choices'

/** In how long somebody is at the vehicle. Without a choice of minutes it is the full hour; nought and nought is there. */
export const ArrivalForm = z.object({
  hours: oneOf(HOURS, 'Hours is required'),
  mins: oneOf(MINUTES, 'Please choose the minutes.').default(0),
})
