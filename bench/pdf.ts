import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnv } from '~/server/env.server'
import { fileStore } from '~/server/files/store.server'
import type { Made } from './pdf/maker'
import { aPage, photo } from './pdf/page'
import { percentile, shown } from './timing'

const TURNS = 12
const TURN_MS = 500
/** Rounds until the JIT has optimized both sides. */
const WARM_UP = 4
const TIMES_AS_FAST = 10

const SIDES = [
  { side: 'react-pdf', name: 'react-pdf' },
  { side: 'product', name: 'pdfkit, as the product does' },
] as const

/**
 * Renders a quote of twelve vehicles, and a report page with four pictures of 1200 pixels read from files, with the
 * product's code and with react-pdf, each in a separate process. They alternate every half second, so that other load
 * on the machine affects both equally.
 */
export async function benchPdf() {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ DATA_DIR: folder })
  await compare({ document: 'quote', name: 'a quote of 12 vehicles', leastBytes: 5000, folder })
  await compare({ document: 'page', name: 'a page with four pictures', leastBytes: await writePictures(), folder })
  rmSync(folder, { recursive: true, force: true })
}

/** Writes the pictures and returns their total size. */
async function writePictures(): Promise<number> {
  const store = await fileStore()
  let sum = 0
  for (const { angle, fileKey } of aPage().photos) {
    const bytes = await photo(angle)
    await store.put(`${fileKey}/1200.jpg`, bytes)
    sum += bytes.length
  }
  return sum
}

type Document = { document: string; name: string; leastBytes: number; folder: string }

async function compare({ document, name, leastBytes, folder }: Document) {
  console.log(`PDF: ${name}, ${TURNS} turns of ${TURN_MS} ms each`)
  const makers = SIDES.map(({ side, name }) => {
    return { name, maker: fork(join(import.meta.dirname, 'pdf/maker.ts'), [side, document, folder]), made: made() }
  })
  for (let turn = -WARM_UP; turn < TURNS; turn++)
    for (const { maker, made } of makers) {
      const one = await aTurn(maker)
      assert(one.leastBytes > leastBytes, 'The PDF is too small to be complete.')
      if (turn >= 0) made.push(one)
    }
  for (const { maker } of makers) maker.disconnect()
  const [theirs = 0, ours = 0] = makers.map(({ name, made }) => {
    const [wall, cpu] = [made.map((one) => one.wall), made.map((one) => one.cpu)]
    console.log(`${name.padEnd(28)} p50 ${shown(percentile(wall, 50))}   CPU ${shown(percentile(cpu, 50))}`)
    return percentile(cpu, 50)
  })
  const ratio = theirs / ours
  console.log(`  ${ratio.toFixed(1)} times as fast as react-pdf, by CPU time`)
  assert(ratio >= TIMES_AS_FAST, `It should be ${TIMES_AS_FAST} times as fast.`)
}

const made = (): Made[] => []

async function aTurn(maker: ChildProcess): Promise<Made> {
  maker.send(TURN_MS)
  const [answer] = await once(maker, 'message')
  return answer
}
