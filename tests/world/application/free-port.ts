import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Makes a server listen on this machine, on a free port by default. Returns the port. */
export async function listen(server: Server, onPort = 0): Promise<number> {
  await once(server.listen(onPort, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
