import { setEnv } from '~/server/env.server'
import { makersOf } from './documents'

/** How long each took, in milliseconds: the processor's are less changed by a busy machine than the clock's. */
export type Made = { documents: number; leastBytes: number; wall: number; cpu: number }

/**
 * Makes documents for as many milliseconds as it is told to, in a process of its own: in one that both share, what the other
 * leaves behind is swept up while this one is timed.
 */
const [side, document = '', folder = ''] = process.argv.slice(2)
setEnv({ DATA_DIR: folder })
const { product, rival } = makersOf(document, folder)
const make = side === 'product' ? product : rival

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
