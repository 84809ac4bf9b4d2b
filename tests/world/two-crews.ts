import { FIVE_DAYS } from './deals'
import { aCrewAtWork, cookiesOf } from './doors'

/** Two productions that know nothing of one another, each with vehicles at every step, and the cookies of everybody. */
export async function twoCrews() {
  const [ours, theirs] = [await aCrewAtWork(FIVE_DAYS), await aCrewAtWork(FIVE_DAYS)]
  return { ours, theirs, cookies: { ours: await cookiesOf(ours), theirs: await cookiesOf(theirs) } }
}
