import { instantIn } from '~/models/trade/days/zones'
import type { PhotoWarning } from '~/models/trade/vocabulary/inspections'

const DAY_MS = 24 * 60 * 60 * 1000

/** The instant at which a camera's clock showed a time: by what it told of its zone, else by the clocks where the vehicle stands. */
export function takenAt({ wallClock, ahead }: { wallClock: string | null; ahead: string | null }, zone: string) {
  if (wallClock === null) return null
  return ahead === null ? instantIn(wallClock, zone) : new Date(`${wallClock}${ahead}`)
}

/** What to be warned of; neither keeps a photo out. */
export function warningsOf(
  { isRepeated, takenAt }: { isRepeated: boolean; takenAt: Date | null },
  receivedAt: Date,
): PhotoWarning[] {
  const isOld = takenAt !== null && receivedAt.getTime() - takenAt.getTime() > DAY_MS
  return [...(isRepeated ? (['repeated'] as const) : []), ...(isOld ? (['old'] as const) : [])]
}
