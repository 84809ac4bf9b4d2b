import { expect, test } from 'vitest'
import { zipStream } from '~/server/files/zip.server'

const PIECES = 50

/** A file whose pieces are there at once, as those of a drawing are. */
async function* aZip(drawn: string[], name: string) {
  async function* content() {
    for (let at = 0; at < PIECES; at++) {
      drawn.push(name)
      yield new Uint8Array(300_000)
    }
  }
  yield { name, content: content() }
}

test('the pieces of several zips are made in turn, and other work is done between them', async () => {
  const drawn: string[] = []
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const zips = await Promise.all(['one', 'other'].map((name) => zipStream(aZip(drawn, name))))
  const sizes = await Promise.all(zips.map(async (zip) => (await new Response(zip).arrayBuffer()).byteLength))
  isOver = true
  for (const size of sizes) expect(size).toBeGreaterThan(PIECES * 300_000)
  expect(turns).toBeGreaterThan(2 * PIECES)
  expect(new Set(drawn.slice(0, PIECES)).size).toBe(2)
})
