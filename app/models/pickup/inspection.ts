/** The four pictures every inspection needs, in the order they are taken and shown. */
export const INSPECTION_SHOTS = ["Driver's side shot", 'Rear shot', 'Passenger side shot', "Driver's front"] as const
