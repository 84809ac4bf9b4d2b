import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnv } from '~/server/env.server'
import { fileStore } from '~/server/files/store.server'
import { pdfOf } from '~/server/pdf/pdf.server'
import { quotePdf } from '~/services/orders/quotes/quote-pdf.server'
import { writeVehicle } from '~/services/projects/report/vehicle-page.server'
import { aPage } from './pdf/page'
import { aQuote } from './pdf/quote'
import { reactPdfOf, reactQuoteOf } from './pdf/rival'
import { percentile, shown } from './timing'

const ROUNDS = 60
/** Until both sides are compiled as they are in a process that has run for a while. */
const WARM_UP = 40

type Make = () => Promise<number>
type Paper = { name: string; theirs: Make; ours: Make; leastBytes: number; timesAsFast: number }

/**
 * A quote of a dozen vehicles, and a vehicle's page of a report with four pictures of 1200 pixels read from their files,
 * by the product and by react-pdf with the same words, pictures and typeface. They take turns, so that a busy machine
 * hurts both alike.
 */
export async function benchPdf() {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ DATA_DIR: folder })
  for (const paper of [quotePaper(), await picturedPaper(folder)]) await compare(paper)
  rmSync(folder, { recursive: true, force: true })
}

function quotePaper(): Paper {
  const quote = aQuote()
  return {
    name: 'a quote of 12 vehicles',
    theirs: async () => bytesIn(await reactQuoteOf(quote)),
    ours: () => bytesIn(quotePdf(quote)),
    leastBytes: 5000,
    timesAsFast: 6,
  }
}

async function picturedPaper(folder: string): Promise<Paper> {
  const { vehicle, costs, pictures } = await aPage()
  const store = await fileStore()
  for (const { photo, bytes } of pictures) await store.put(`${photo.fileKey}/1200.jpg`, bytes)
  const about = { title: vehicle.title, language: 'en-US', subject: '', writtenAt: new Date(0), foot: 'The Long Haul' }
  const files = pictures.map(({ photo }) => join(folder, 'files', photo.fileKey, '1200.jpg'))
  return {
    name: 'a page with four pictures',
    theirs: async () => bytesIn(await reactPdfOf({ vehicle, costs, files })),
    ours: () =>
      bytesIn(
        pdfOf(about, async function* (pdf) {
          await writeVehicle(pdf, { number: 1, vehicle, costs }, () => {})
          yield
        }),
      ),
    leastBytes: pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
    timesAsFast: 5,
  }
}

async function compare({ name, theirs, ours, leastBytes, timesAsFast }: Paper) {
  console.log(`PDF: ${name}, ${ROUNDS} times each`)
  const sides = [
    { name: 'react-pdf', make: theirs, took: none() },
    { name: 'pdfkit, as the product does', make: ours, took: none() },
  ]
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const { make, took } of sides) {
      const [start, busy] = [performance.now(), process.cpuUsage()]
      assert((await make()) > leastBytes, 'Something is missing.')
      const { user, system } = process.cpuUsage(busy)
      if (round < 0) continue
      took.wall.push(performance.now() - start)
      took.cpu.push((user + system) / 1000)
    }
  const [theirMedian = 0, ourMedian = 0] = sides.map(({ name, took: { wall, cpu } }) => {
    console.log(`${name.padEnd(28)} p50 ${shown(percentile(wall, 50))}   processor ${shown(percentile(cpu, 50))}`)
    return percentile(cpu, 50)
  })
  const ratio = theirMedian / ourMedian
  console.log(`  ${ratio.toFixed(1)} times as fast as react-pdf, by the processor`)
  assert(ratio >= timesAsFast, `It should be ${timesAsFast} times as fast.`)
}

/** Milliseconds: a busy machine changes those of the clock, and those of the processor less. */
const none = (): Record<'wall' | 'cpu', number[]> => ({ wall: [], cpu: [] })

async function bytesIn(pieces: AsyncIterable<unknown>): Promise<number> {
  let bytes = 0
  for await (const piece of pieces) if (piece instanceof Uint8Array) bytes += piece.length
  return bytes
}
