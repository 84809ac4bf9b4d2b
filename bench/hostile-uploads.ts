import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { startPostgres } from '#tests/world/database/postgres-server'
import { aPdfWith } from '#tests/world/files/pdfs'
import { documentPaths } from '~/models/trade/paths/documents'
import { inspectionPaths } from '~/models/trade/paths/inspection'
import { externalPaths } from '~/models/trade/paths/lists'
import { closeDatabase, db, installConnection, orderItems } from '~/server/db/client.server'
import { connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { signedIn } from '../tests/world/builders'
import { signed } from '../tests/world/documents'
import { anUnsignedOrder } from '../tests/world/signing'
import { buildApp } from './build-app'
import { emptyFields, type HostileFile, hostileFiles } from './hostile-uploads/files'
import { childrenMb, residentMb } from './resident'
import { serveApp } from './search-page/server'

const PORT = 4798
const LOOK_MS = 10
const MAX_MS = 300
const MAX_MB = 150

type Sent = { name: string; address: string; body: FormData | Blob; type?: string }

/**
 * The slowest response of /healthz and the memory growth of the process while files made to block a parser are uploaded
 * as inspection photos, order documents and files of external vehicles, compared with ordinary large files.
 */
export async function benchHostileUploads() {
  console.log('Hostile uploads')
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
  const { cookie, photos, documents, external } = await fill(url)
  const app = await serveApp(PORT, { ...settings, DATABASE_URL: url })
  const upload = async ({ name, kind, content }: HostileFile): Promise<Sent> => ({
    name,
    address: kind === 'photo' ? photos : documents,
    body: kind === 'photo' ? photoForm(content) : documentForm(content),
  })
  const ordinary = await Promise.all((await ordinaryFiles()).map(upload))
  const files = await hostileFiles()
  const onExternal = ({ name, kind, content }: HostileFile): Sent => ({
    name: `${name}, of an external vehicle`,
    address: externalPaths.upload(external, kind === 'photo' ? 'photo' : 'purchase'),
    body: externalForm(kind === 'photo' ? 'vehicle-photos' : 'purchase-files', content),
  })
  const hostile = [...(await Promise.all(files.map(upload))), ...files.map(onExternal), ...formsOfEmptyFields(photos)]
  const first = await measure(app, cookie, ordinary)
  const usual = await measure(app, cookie, ordinary)
  const worst = await measure(app, cookie, hostile)
  await app.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  report('ordinary files, first', first)
  report('ordinary files', usual)
  report('hostile files', worst)
  assert(worst.slowestMs < MAX_MS, `/healthz should answer within ${MAX_MS} ms.`)
  assert(worst.mb < MAX_MB, `Memory should grow by less than ${MAX_MB} MB.`)
}

/** A signed order, and the cookie of a member who may inspect its vehicle and upload its documents. */
async function fill(url: string) {
  const connection = await connectServer(url)
  await connection.migrate()
  installConnection(connection)
  const { dana, orderId, projectId } = await anUnsignedOrder()
  await signed(orderId)
  const [item] = await db().select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))
  const filled = {
    cookie: await signedIn(dana),
    photos: inspectionPaths.photos(orderId, item?.id ?? ''),
    documents: documentPaths.orderDocuments(orderId),
    external: projectId,
  }
  await closeDatabase()
  return filled
}

async function ordinaryFiles(): Promise<HostileFile[]> {
  const pixels = randomBytes(4000 * 3000 * 3)
  const photo = await sharp(pixels, { raw: { width: 4000, height: 3000, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer()
  return [
    { name: 'photo of 12 megapixels', kind: 'photo', content: photo },
    { name: 'PDF of 20 MB', kind: 'document', content: aPdfWith('x'.repeat(20_000_000)) },
  ]
}

function photoForm(content: Buffer): FormData {
  const form = new FormData()
  form.append('key', randomUUID())
  form.append('shot', 'rear')
  form.append('file', new Blob([new Uint8Array(content)]), 'rear.jpg')
  return form
}

function documentForm(content: Buffer): FormData {
  const form = new FormData()
  for (const kind of ['purchase-order', 'coi']) form.append(kind, new Blob([new Uint8Array(content)]), `${kind}.pdf`)
  return form
}

function externalForm(field: string, content: Buffer): FormData {
  const form = new FormData()
  form.append('key', randomUUID())
  form.append(field, new Blob([new Uint8Array(content)]), 'front.jpg')
  return form
}

function formsOfEmptyFields(address: string): Sent[] {
  const type = 'multipart/form-data; boundary=b'
  return [200_000, 1_000_000].map((count) => ({
    name: `${count} empty fields`,
    address,
    body: new Blob([new Uint8Array(emptyFields(count, 'b'))]),
    type,
  }))
}

type App = { origin: string; pid: number }
type Measured = {
  slowestMs: number
  slowestFile: string
  /** Memory growth of the process in MB; `besides`: memory of the child processes that check files. */
  mb: number
  besides: number
  refused: number
  count: number
}

/** Uploads the files one after the other while polling /healthz and the memory of the process. */
async function measure({ origin, pid }: App, cookie: string, files: Sent[]): Promise<Measured> {
  const before = residentMb(pid)
  const seen = { slowestMs: 0, slowestFile: '', mb: 0, besides: 0, refused: 0, count: files.length }
  let current = ''
  let isDone = false
  const look = async () => {
    while (!isDone) {
      const start = performance.now()
      const health = await fetch(`${origin}/healthz`)
      assert.equal(health.status, 200)
      const ms = performance.now() - start
      if (ms > seen.slowestMs) Object.assign(seen, { slowestMs: ms, slowestFile: current })
      seen.mb = Math.max(seen.mb, residentMb(pid) - before)
      seen.besides = Math.max(seen.besides, childrenMb(pid))
      await wait(LOOK_MS)
    }
  }
  const viewer = look()
  for (const { name, address, body, type } of files) {
    current = name
    const headers = { cookie, origin, ...(type ? { 'Content-Type': type } : {}) }
    const response = await fetch(`${origin}${address}`, { method: 'POST', body, headers, redirect: 'manual' }).catch(
      () => null,
    )
    await response?.arrayBuffer().catch(() => null)
    // a connection that is closed during the upload counts as refused
    const status = response?.status ?? 413
    assert(status < 500, `${name} got status ${status}.`)
    if (process.env.VERBOSE)
      console.log(
        `  ${status} ${name} ${Math.round(seen.slowestMs)} ms ${Math.round(seen.mb)} + ${Math.round(seen.besides)} MB`,
      )
    if (status >= 400) seen.refused += 1
  }
  isDone = true
  await viewer
  return seen
}

function report(name: string, { slowestMs, slowestFile, mb, besides, refused, count }: Measured) {
  console.log(
    `  ${name.padEnd(22)} ${count} sent, ${refused} refused   /healthz at most ${slowestMs.toFixed(0)} ms (${slowestFile})   memory at most ${mb.toFixed(0)} MB more, ${besides.toFixed(0)} MB in the process that checks`,
  )
}
