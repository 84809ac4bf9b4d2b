import { readdirSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { aPdfWith } from '#tests/world/files/pdfs'
import { sent } from '#tests/world/files/sent-file'
import { FILE_STORES, useFileStore } from '#tests/world/outside/file-stores'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { setClock } from '~/server/clock.server'
import { db, files, inTransaction } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import { checkPdf } from '~/server/files/check-file.server'
import { commitFile, deleteUnusedFiles } from '~/server/files/commit-file.server'
import { type Received, receiveFile, sentBy } from '~/server/files/receive-file.server'
import { findFile } from '~/server/files/store.server'
import { enterRequest } from '~/server/request-context.server'

await useDatabase()
checkFilesHere()
const NOW = new Date('2026-11-20T15:00:00Z')
const LATER = new Date('2026-11-20T16:00:01Z')
const accountId = (await anAdmin()).id
beforeEach(() => setClock(NOW))

const WANTED = { limit: MAX_DOCUMENT_BYTES, check: checkPdf }
const receive = (name: string, bytes: Buffer, part = {}) =>
  receiveFile(sent(name, bytes, part), sentBy({ id: accountId }), WANTED)
const arriving = () => readdirSync(join(env().DATA_DIR, 'arriving'))
const rowOf = async (received: Received) => {
  const [row] = await db()
    .select()
    .from(files)
    .where(eq(files.id, received.ok ? received.file.id : accountId))
  return row
}

describe.each(FILE_STORES)('into $name', ({ open }) => {
  useFileStore(open)

  test('stores a file unchanged, with its size, under a key without its name', async () => {
    const pdf = aPdfWith(Buffer.alloc(300_000, 'page '))
    const row = await rowOf(await receive('../../etc/PO 1042.PDF', pdf))
    expect(row).toMatchObject({
      name: 'PO 1042.PDF',
      mediaType: 'application/pdf',
      bytes: pdf.length,
      committed: false,
    })
    expect(row?.key).toMatch(/^uploads\/[0-9a-f-]{36}\.pdf$/)
    const stored = await findFile(row?.key ?? '')
    if (!stored) throw new Error('There is no file.')
    expect((await buffer(await stored.open())).equals(pdf)).toBe(true)
    expect(arriving()).toEqual([])
  })

  test('an interrupted upload leaves no file and no row', async () => {
    const before = await db().$count(files)
    await expect(receive('a.pdf', aPdfWith(Buffer.alloc(300_000)), { brokenAt: 100_000 })).rejects.toThrow('broke')
    expect(arriving()).toEqual([])
    expect(await db().$count(files)).toBe(before)
  })

  test('deletes an uncommitted file with its row after an hour and keeps a committed one', async () => {
    const [kept, lost] = [await receive('kept.pdf', aPdfWith('(kept)')), await receive('lost.pdf', aPdfWith('(lost)'))]
    const [keptRow, lostRow] = [await rowOf(kept), await rowOf(lost)]
    await inTransaction((tx) => commitFile(tx, keptRow?.id ?? ''))
    await deleteUnusedFiles()
    expect(await findFile(lostRow?.key ?? '')).not.toBeNull()
    setClock(LATER)
    await deleteUnusedFiles()
    expect(await findFile(lostRow?.key ?? '')).toBeNull()
    expect(await rowOf(lost)).toBeUndefined()
    expect(await findFile(keptRow?.key ?? '')).not.toBeNull()
    await expect(inTransaction((tx) => commitFile(tx, lostRow?.id ?? ''))).rejects.toThrow(
      'deleted before it was committed',
    )
  })
})

describe('after its request', () => {
  const LONG_MS = 60_000
  /** Receives two files in a request and commits one of them. */
  async function aRequest() {
    const { response } = enterRequest(new IncomingMessage(new Socket()), new ServerResponse(REQUEST))
    const [kept, refused] = [await receive('kept.pdf', aPdfWith('(kept)')), await receive('lost.pdf', aPdfWith('(x)'))]
    if (kept.ok) await inTransaction((tx) => commitFile(tx, kept.file.id))
    return { kept, refused, response }
  }
  const REQUEST = new IncomingMessage(new Socket())

  test('an uncommitted file is deleted', async () => {
    const { kept, refused, response } = await aRequest()
    vi.spyOn(response, 'writableFinished', 'get').mockReturnValue(true)
    response.emit('close')
    await vi.waitFor(async () => expect(await rowOf(refused)).toBeUndefined())
    expect(await rowOf(kept)).toMatchObject({ committed: true })
  })

  test('an uncommitted file of an aborted request is deleted after a minute', async () => {
    const { refused, response } = await aRequest()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    response.emit('close')
    vi.advanceTimersByTime(LONG_MS - 1)
    const waiting = await rowOf(refused)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(waiting).toMatchObject({ committed: false })
    await vi.waitFor(async () => expect(await rowOf(refused)).toBeUndefined())
  })
})

test.each([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['a text', Buffer.from('Dear accountant'), 'wrong-type'],
  ['half a PDF', aPdfWith('(x)').subarray(0, 60), 'truncated'],
])('%s is refused and leaves no row', async (_, bytes, why) => {
  const before = await db().$count(files)
  expect(await receive('document.pdf', bytes)).toEqual({ ok: false, why })
  expect(await db().$count(files)).toBe(before)
})

test('an endless file is read only up to the limit', async () => {
  let given = 0
  async function* endless() {
    for (;;) {
      given += 65_536
      yield Buffer.alloc(65_536)
    }
  }
  const received = await receiveFile({ name: 'a.pdf', content: endless() }, sentBy({ id: accountId }), {
    limit: 1_000_000,
    check: checkPdf,
  })
  expect(received).toEqual({ ok: false, why: 'too-large' })
  expect(given).toBeLessThan(1_000_000 + 2 * 65_536)
})

test.each([
  ['emoji 🚗 José.pdf', 'emoji 🚗 José.pdf'],
  ['a\u0000b\u202Efdp.exe', 'abfdp.exe.pdf'],
  ['..\\..\\', 'file.pdf'],
  ['', 'file.pdf'],
  [`${'x'.repeat(10_000)}.pdf`, `${'x'.repeat(150)}.pdf`],
])('a file named %.20j is stored as %.20j', async (given, name) => {
  expect(await rowOf(await receive(given, aPdfWith('(x)')))).toMatchObject({ name })
})
