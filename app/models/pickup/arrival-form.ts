import { z } from 'zod'
import { enumField } from '~/models/trade/fields/form-fields'
import { HOURS, MINUTES } from './arrival-choices'

/** In how long somebody is at the vehicle. Without a choice of minutes it is the full hour; nought and nought is there. */
export const ArrivalForm = z.object({
  hours: enumField(HOURS, 'Hours is required'),
  mins: enumField(MINUTES, 'Please choose the minutes.').default(0),
})
