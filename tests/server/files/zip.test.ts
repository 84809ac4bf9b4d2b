import { expect, test } from 'vitest'
import { zipStream } from '~/server/files/zip.server'

const PIECES = 50

/** A file whose chunks are available at once, like those of a rendered PDF. */
async function* aZip(produced: string[], name: string) {
  async function* content() {
    for (let at = 0; at < PIECES; at++) {
      produced.push(name)
      yield new Uint8Array(300_000)
    }
  }
  yield { name, content: content() }
}

test('several zips are produced in turn without blocking the event loop', async () => {
  const produced: string[] = []
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const zips = await Promise.all(['one', 'other'].map((name) => zipStream(aZip(produced, name))))
  const sizes = await Promise.all(zips.map(async (zip) => (await new Response(zip).arrayBuffer()).byteLength))
  isOver = true
  for (const size of sizes) expect(size).toBeGreaterThan(PIECES * 300_000)
  expect(turns).toBeGreaterThan(2 * PIECES)
  expect(new Set(produced.slice(0, PIECES)).size).toBe(2)
})
