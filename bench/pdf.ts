import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnv } from '~/server/env.server'
import { fileStore } from '~/server/files/store.server'
import { pdfOf } from '~/server/pdf/pdf.server'
import { writeVehicle } from '~/services/projects/report/vehicle-page.server'
import { aPage } from './pdf/page'
import { reactPdfOf } from './pdf/rival'
import { percentile, shown } from './timing'

const ROUNDS = 40
const WARM_UP = 5
const TIMES_AS_FAST = 5

/**
 * A vehicle's page of a report, four pictures of 1200 pixels read from their files, by the product and by react-pdf with
 * the same words, pictures and typeface. They take turns, so that a busy machine hurts both alike.
 */
export async function benchPdf() {
  console.log(`PDF: a page with four pictures, ${ROUNDS} times each`)
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  setEnv({ DATA_DIR: folder })
  const { vehicle, costs, pictures } = await aPage()
  const store = await fileStore()
  for (const { photo, bytes } of pictures) await store.put(`${photo.fileKey}/1200.jpg`, bytes)
  const about = { title: vehicle.title, language: 'en-US', subject: '', writtenAt: new Date(0), foot: 'The Long Haul' }
  const ours = () =>
    bytesIn(
      pdfOf(about, async function* (pdf) {
        await writeVehicle(pdf, { number: 1, vehicle, costs }, () => {})
        yield
      }),
    )
  const files = pictures.map(({ photo }) => join(folder, 'files', photo.fileKey, '1200.jpg'))
  const theirs = async () => bytesIn(await reactPdfOf({ vehicle, costs, files }))

  const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [name, make] of [
      ['ours', ours],
      ['theirs', theirs],
    ] as const) {
      const start = performance.now()
      assert((await make()) > pictures.reduce((sum, { bytes }) => sum + bytes.length, 0), 'A picture is missing.')
      if (round >= 0) times[name].push(performance.now() - start)
    }
  rmSync(folder, { recursive: true, force: true })
  for (const [name, label] of [
    ['theirs', 'react-pdf'],
    ['ours', 'pdfkit, as the product does'],
  ] as const)
    console.log(
      `${label.padEnd(28)} p50 ${shown(percentile(times[name], 50))}   p99 ${shown(percentile(times[name], 99))}`,
    )
  const ratio = percentile(times.theirs, 50) / percentile(times.ours, 50)
  console.log(`  ${ratio.toFixed(1)} times as fast as react-pdf at p50`)
  assert(ratio >= TIMES_AS_FAST, `It should be ${TIMES_AS_FAST} times as fast.`)
}

async function bytesIn(pieces: AsyncIterable<unknown>): Promise<number> {
  let bytes = 0
  for await (const piece of pieces) if (piece instanceof Uint8Array) bytes += piece.length
  return bytes
}
