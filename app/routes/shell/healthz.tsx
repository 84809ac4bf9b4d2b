import { checkHealth } from '~/server/db/client.server'

/** For monitoring: 200 if the database responds, otherwise 503. */
export async function loader() {
  const isWell = await checkHealth()
  return Response.json({ status: isWell ? 'ok' : 'unavailable' }, { status: isWell ? 200 : 503 })
}
