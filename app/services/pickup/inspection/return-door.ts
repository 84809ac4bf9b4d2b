import type { InspectionDoor } from './open-inspection.server'

type Without<Door, Field extends string> = Door extends unknown ? Omit<Door, Field> : never

/** Who asks about the return of a booked vehicle: the crew or whoever holds the link, or the owner. */
export type ReturnDoor = Without<InspectionDoor, 'phase'>

export const forReturn = (door: ReturnDoor): InspectionDoor => ({ ...door, phase: 'return' })
