import { checkHealth } from '~/server/db/client.server'

/** For the machine that watches: 200 when the database answers, 503 when it does not. */
export async function loader() {
  const isWell = await checkHealth()
  return Response.json({ status: isWell ? 'ok' : 'unavailable' }, { status: isWell ? 200 : 503 })
}
