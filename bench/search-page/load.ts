import { Agent, get } from 'node:http'
import { cpuTime } from './cpu-time'

/** A server to load-test, its process, and the cookie to send. */
export type Target = { name: string; origin: string; pid: number; cookie: string }

/** `cpuPerPage`: milliseconds of the server's process; null if that cannot be read. */
export type Figures = { pagesPerSecond: number; cpuPerPage: number | null }

/**
 * A load generator that runs in a separate process. It requests the addresses from each server on a fixed number of
 * connections, one request at a time on each. The servers alternate every second, so that other load on the machine
 * affects all of them equally. Prints the figures of each, without the warm-up.
 */
type Order = { targets: Target[]; addresses: string[]; connections: number; turns: number }

const order: Order = JSON.parse(process.argv[2] ?? '{}')
const WARM_UP_SECONDS = 4
const servers = order.targets.map((target) => ({
  ...target,
  agent: new Agent({ keepAlive: true, maxSockets: order.connections }),
  requests: 0,
  answered: 0,
  seconds: 0,
  cpu: 0,
}))
type Server = (typeof servers)[number]

for (const server of servers) await askFor(server, WARM_UP_SECONDS)
for (let turn = 0; turn < order.turns; turn += 1)
  for (const server of servers) {
    const cpuBefore = cpuTime(server.pid)
    const { answered, seconds } = await askFor(server, 1)
    server.cpu += cpuTime(server.pid) - cpuBefore
    server.answered += answered
    server.seconds += seconds
  }
console.log(JSON.stringify(Object.fromEntries(servers.map((server) => [server.name, figuresOf(server)]))))
process.exit(0)

function figuresOf({ answered, seconds, cpu }: Server): Figures {
  return { pagesPerSecond: answered / seconds, cpuPerPage: Number.isNaN(cpu) ? null : cpu / answered }
}

async function askFor(server: Server, seconds: number) {
  const start = performance.now()
  let answered = 0
  const askOn = async () => {
    while (performance.now() < start + seconds * 1000) {
      await ask(server, order.addresses[server.requests++ % order.addresses.length] ?? '/')
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: order.connections }, askOn))
  return { answered, seconds: (performance.now() - start) / 1000 }
}

function ask({ name, origin, cookie, agent }: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${origin}${address}`, { agent, headers: { Cookie: cookie, Accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${name}: ${address} responded with ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}
