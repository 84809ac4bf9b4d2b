import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/world/database/postgres-server'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { pdfProblem } from '~/models/trade/fields/uploads'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { signedIn } from '../tests/world/builders'
import { signed } from '../tests/world/documents'
import { anUnsignedOrder } from '../tests/world/signing'
import { buildApp } from './build-app'
import { residentMb } from './resident'
import { serveApp, serveScript } from './search-page/server'

const MB = 1024 * 1024
const SENT_MB = 200
const MOST_MB = 64
const PORT = 4797
const LOOK_MS = 20

/**
 * By how much a process grows while 200 MB come in as an order's certificate and are refused, beside one that reads the
 * same form by `formData()`.
 */
export async function benchUpload() {
  console.log(`Upload: a file of ${SENT_MB} MB, refused`)
  buildApp('vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  const settings = {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SIGNING_KEYS: await newSigningKey(),
    DATA_DIR: folder,
  }
  setEnv(settings)
  const postgres = await startPostgres()
  const url = `${postgres.url}/postgres`
  const { cookie, orderId } = await fill(url)
  const app = await serveApp(PORT, { ...settings, DATABASE_URL: url })
  const ours = await grown(app, `${app.origin}/orders/${orderId}/documents`, cookie)
  await app.stop()
  assert(ours.text.includes(pdfProblem('too-large', MAX_DOCUMENT_BYTES)), 'It should say what is wrong.')

  const ordinary = await serveScript('bench/upload/ordinary.ts', PORT)
  const theirs = await grown(ordinary, ordinary.origin, '')
  await ordinary.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  for (const [name, { status, mb }] of Object.entries({ 'the documents of an order': ours, 'formData()': theirs }))
    console.log(`${name.padEnd(24)} answered with ${status}   memory at most ${mb.toFixed(0).padStart(4)} MB more`)
  assert(ours.mb < MOST_MB, `Memory should grow by less than ${MOST_MB} MB.`)
}

/** An order that waits for its documents, and whoever may hand them in. */
async function fill(url: string) {
  const connection = await connectServer(url)
  await connection.migrate()
  installConnection(connection)
  const { dana, orderId } = await anUnsignedOrder()
  await signed(orderId)
  const filled = { cookie: await signedIn(dana), orderId }
  await closeDatabase()
  return filled
}

/** Sends the file, after a small one that shows what a process takes once for all, and looks at its memory meanwhile. */
async function grown({ origin, pid }: { origin: string; pid: number }, address: string, cookie: string) {
  const send = async (megabytes: number) => {
    const piece = Buffer.alloc(MB, 'page ')
    const form = new FormData()
    form.append('coi', new Blob(Array.from({ length: megabytes }, () => piece)), 'coi.pdf')
    const answer = await fetch(address, { method: 'POST', body: form, headers: { cookie, origin } })
    return { status: answer.status, text: await answer.text() }
  }
  await send(1)
  const before = residentMb(pid)
  let peak = before
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, LOOK_MS)
  const answer = await send(SENT_MB)
  clearInterval(looking)
  assert(answer.status >= 400 && answer.status < 500, `It was answered with ${answer.status}.`)
  return { ...answer, mb: peak - before }
}
