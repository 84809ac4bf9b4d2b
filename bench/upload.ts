import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/world/database/postgres-server'
import { aPhoto } from '#tests/world/files/photos'
import { EXTERNAL } from '#tests/world/visits/filled-forms'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { pdfProblem } from '~/models/trade/fields/uploads'
import { externalPaths } from '~/models/trade/paths/lists'
import { closeDatabase, installConnection } from '~/server/db/client.server'
import { connectServer } from '~/server/db/connection.server'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { aList, signedIn } from '../tests/world/builders'
import { signed } from '../tests/world/documents'
import { anUnsignedOrder } from '../tests/world/signing'
import { buildApp } from './build-app'
import { residentMb } from './resident'
import { serveApp, serveScript } from './search-page/server'

const MB = 1024 * 1024
const SENT_MB = 200
/** In files of the maximum size. */
const FORM_MB = 250
const LARGEST_MB = 25
const WHOLE_FORM = Array.from({ length: FORM_MB / LARGEST_MB }, () => LARGEST_MB)
const MAX_MB = 64
const PORT = 4797
const LOOK_MS = 20

/**
 * Memory growth while 200 MB are uploaded and refused, as an order's certificate and as the invoice of an external
 * vehicle, and while the form of an external vehicle with 250 MB of files is accepted; compared with a server that reads
 * the same form with `formData()`.
 */
export async function benchUpload() {
  console.log(`Upload: a file of ${SENT_MB} MB, refused, and a form of ${FORM_MB} MB, accepted`)
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
  const { cookie, orderId, external, photo } = await fill(url)
  const app = await serveApp(PORT, { ...settings, DATABASE_URL: url })
  const certificate = (megabytes: number) => formOf({}, 'coi', [megabytes])
  const invoices = (...megabytes: number[]) => {
    const today = todayIn(HOME_ZONE, new Date())
    const bought = { purchaseType: 'purchase', usingFrom: today, usingTo: today, listVehicleId: randomUUID() }
    // a different vehicle each time, because repeating a VIN needs confirmation
    const vinNumber = randomUUID().slice(0, 20)
    const form = formOf({ ...EXTERNAL, ...bought, vinNumber }, 'purchase-files', megabytes)
    form.append('vehicle-photos', new Blob([new Uint8Array(photo)]), 'front.jpg')
    return form
  }
  const ours = await grown(app, `${app.origin}/orders/${orderId}/documents`, cookie, certificate)
  const invoice = await grown(app, app.origin + external, cookie, invoices)
  const whole = await grown(app, app.origin + external, cookie, (megabytes) =>
    invoices(...(megabytes === SENT_MB ? WHOLE_FORM : [megabytes])),
  )
  await app.stop()
  for (const { status, text } of [ours, invoice]) {
    assert(status >= 400 && status < 500, `The upload got status ${status}.`)
    assert(text.includes(pdfProblem('too-large', MAX_DOCUMENT_BYTES)), 'It should say what is wrong.')
  }
  assert.equal(whole.status, 302, 'The form should be accepted.')

  const ordinary = await serveScript('bench/upload/ordinary.ts', PORT)
  const theirs = await grown(ordinary, ordinary.origin, '', certificate)
  await ordinary.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  const figures = {
    'a certificate': ours,
    'an invoice of an external vehicle': invoice,
    'the form of an external vehicle': whole,
    'formData()': theirs,
  }
  for (const [name, { status, mb }] of Object.entries(figures))
    console.log(`${name.padEnd(34)} status ${status}   memory at most ${mb.toFixed(0).padStart(4)} MB more`)
  for (const { mb } of [ours, invoice, whole]) assert(mb < MAX_MB, `Memory should grow by less than ${MAX_MB} MB.`)
}

/** An order without documents, a list for an external vehicle, and the cookie of a member who may upload to both. */
async function fill(url: string) {
  const connection = await connectServer(url)
  await connection.migrate()
  installConnection(connection)
  const { dana, orderId, projectId } = await anUnsignedOrder()
  await signed(orderId)
  const external = externalPaths.newExternal(projectId, await aList(projectId, dana))
  const filled = { cookie: await signedIn(dana), orderId, external, photo: await aPhoto() }
  await closeDatabase()
  return filled
}

/** A form with these fields, and files of these sizes in megabytes, each different. */
function formOf(fields: Record<string, string | string[]>, name: string, megabytes: readonly number[]): FormData {
  const form = new FormData()
  for (const [field, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(field, value)
  for (const [index, size] of megabytes.entries()) {
    const piece = Buffer.alloc(MB, `page ${index} `)
    form.append(name, new Blob(Array.from({ length: size }, () => piece)), `${index}.pdf`)
  }
  return form
}

type FormOf = (megabytes: number) => FormData

/** Uploads the form while polling the memory, after a small upload that loads everything the process needs. */
async function grown(
  { origin, pid }: { origin: string; pid: number },
  address: string,
  cookie: string,
  formOf: FormOf,
) {
  const send = async (megabytes: number) => {
    const body = formOf(megabytes)
    const response = await fetch(address, { method: 'POST', body, headers: { cookie, origin }, redirect: 'manual' })
    return { status: response.status, text: await response.text() }
  }
  await send(1)
  const before = residentMb(pid)
  let peak = before
  const viewer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, LOOK_MS)
  const answer = await send(SENT_MB)
  clearInterval(viewer)
  return { ...answer, mb: peak - before }
}
