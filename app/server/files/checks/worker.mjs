import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * Worker thread that checks one uploaded file and posts the result. Plain JavaScript, because the built application
 * loads it from the sources. The memory limit of a worker does not cover the bytes of Buffers: each check bounds what it
 * copies and inflates.
 */
const CHECKS = {
  pdf: async () => (await import('./pdf.mjs')).checkPdf,
  photo: async () => (await import('./photo.mjs')).checkPhoto,
}

const { kind, source, limits } = workerData
const check = await CHECKS[kind]()
parentPort.postMessage(await check(typeof source === 'string' ? readFileSync(source) : Buffer.from(source), limits))
