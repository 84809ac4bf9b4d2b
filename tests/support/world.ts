import { inject } from 'vitest'
import { embeddedPlace, openWorld, serverPlace } from './open-world'

/** A world with a database of its own, on the engine that this run of the tests is about. */
export async function aWorld<Story>(seed: () => Promise<Story>) {
  const from = inject('database')
  return openWorld(from.engine === 'embedded' ? embeddedPlace : await serverPlace(from.url, from.template), seed)
}

/** Whether several processes may share one database in this run of the tests. */
export const isOnServer = () => inject('database').engine === 'server'
