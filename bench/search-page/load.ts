import { Agent, get } from 'node:http'

/**
 * Run in a process of its own: asks for the addresses over and over on a fixed number of connections, each waiting
 * for its answer before it asks again, and prints how many were answered in a second.
 */
type Order = { origin: string; addresses: string[]; cookie: string; connections: number; seconds: number }

const order: Order = JSON.parse(process.argv[2] ?? '{}')
const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
let asked = 0

await runFor(order.seconds / 2)
const answered = await runFor(order.seconds)
console.log(JSON.stringify({ perSecond: answered / order.seconds }))
agent.destroy()

async function runFor(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const askOn = async () => {
    while (performance.now() < end) {
      await ask(order.addresses[asked++ % order.addresses.length] ?? '/')
      count += 1
    }
  }
  await Promise.all(Array.from({ length: order.connections }, askOn))
  return count
}

function ask(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${order.origin}${address}`, { agent, headers: { Cookie: order.cookie, Accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}
