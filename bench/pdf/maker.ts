import { setEnv } from '~/server/env.server'
import { makersOf } from './documents'

/** Average milliseconds per document. CPU time is less affected by other load than wall time. */
export type Made = { documents: number; leastBytes: number; wall: number; cpu: number }

/**
 * Renders documents for the number of milliseconds in each message. Runs in a separate process per side: in a shared
 * one, garbage of one side would be collected during the other's turn.
 */
const [side, document = '', folder = ''] = process.argv.slice(2)
setEnv({ DATA_DIR: folder })
const { product, reactPdf } = makersOf(document, folder)
const make = side === 'product' ? product : reactPdf

process.on('message', async (turn: number) => {
  const [start, busy] = [performance.now(), process.cpuUsage()]
  let leastBytes = Number.POSITIVE_INFINITY
  let documents = 0
  for (; performance.now() - start < turn; documents++) leastBytes = Math.min(leastBytes, await bytesIn(await make()))
  const { user, system } = process.cpuUsage(busy)
  const wall = (performance.now() - start) / documents
  process.send?.({ documents, leastBytes, wall, cpu: (user + system) / 1000 / documents } satisfies Made)
})

async function bytesIn(pieces: AsyncIterable<unknown>): Promise<number> {
  let bytes = 0
  for await (const piece of pieces) if (piece instanceof Uint8Array) bytes += piece.length
  return bytes
}
