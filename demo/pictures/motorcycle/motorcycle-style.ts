import type { Art } from '../pen/art'

export const FRONT_AXLE = 34
export const REAR_AXLE = 184

export const isFaired = ({ period }: Art) => period === 1990
export const isEarly = ({ period }: Art) => period <= 1950
