import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { responseStatus } from '#tests/world/visits/responses'
import { readBody } from '~/server/http/read-body.server'

const TYPE = 'multipart/form-data; boundary=----x'

const part = (head: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`------x\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const file = (name: string, content: Buffer | string) =>
  part(`Content-Disposition: form-data; name="coi"; filename="${name}"\r\nContent-Type: application/pdf`, content)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('------x--\r\n')])

/** A request whose body arrives in chunks of this length, and the number of chunks that were read. */
function arriving(bytes: Buffer, length = 65_536, type = TYPE) {
  const consumed = { pieces: 0 }
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + length)))
      at += length
      consumed.pieces += 1
    },
  })
  const headers = { 'Content-Type': type }
  const request = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' })
  return { request, consumed }
}

async function read(bytes: Buffer, length?: number, type?: string) {
  const files: { name: string; content: Buffer }[] = []
  const fields = await readBody(arriving(bytes, length, type).request, { textBytes: 100_000 }, async (sent) => {
    files.push({ name: sent.name, content: await buffer(sent.content) })
  })
  return { fields: [...fields], files }
}

test.each([1, 7, 90, 65_536])('fields and files are read from pieces of %i bytes', async (length) => {
  const almost = Buffer.from('\r\n------\r\n------y\r\r\n--')
  const sent = form(field('number', '1042'), file('a.pdf', almost), file('b.pdf', ''), field('note', 'Zoë 🚗'))
  const { fields, files } = await read(sent, length)
  expect(fields).toEqual([
    ['number', '1042'],
    ['note', 'Zoë 🚗'],
  ])
  expect(files).toEqual([
    { name: 'a.pdf', content: almost },
    { name: 'b.pdf', content: Buffer.alloc(0) },
  ])
})

test.each([
  ['a;b=c.pdf', 'a;b=c.pdf'],
  ['the %22final%22 one%0D%0A.pdf', 'the "final" one\r\n.pdf'],
  ['C:\\orders\\a.pdf', 'C:\\orders\\a.pdf'],
  ['50%.pdf', '50%.pdf'],
  ['🚗 José.pdf', '🚗 José.pdf'],
  ['x'.repeat(10_000), 'x'.repeat(10_000)],
])('a file named %.30s keeps its name', async (written, name) => {
  expect((await read(form(file(written, 'x')))).files).toEqual([{ name, content: Buffer.from('x') }])
})

test('a form can have a thousand fields, and a part without a name is skipped', async () => {
  const fields = Array.from({ length: 1_000 }, (_, number) => field(`a${number}`, 'b'))
  const nameless = part('Content-Disposition: form-data', 'x')
  const read1000 = await read(form(...fields, file('a.pdf', 'x')))
  expect([read1000.fields.length, read1000.files.length]).toEqual([1_000, 1])
  expect((await read(form(nameless, field('a', 'b')))).fields).toEqual([['a', 'b']])
})

test('fields that would use too much memory are skipped, and the others are kept', async () => {
  const names = ['x'.repeat(101), 'a[100]', 'a[4000000000].b', 'a[0][999]', 'a[99].b']
  const kept = [['a[99].b', 'c']]
  expect((await read(form(...names.map((name) => field(name, 'c'))))).fields).toEqual(kept)
  const text = Buffer.from(new URLSearchParams(names.map((name) => [name, 'c'])).toString())
  expect((await read(text, 65_536, 'application/x-www-form-urlencoded')).fields).toEqual(kept)
})

test('a file input without a file is skipped', async () => {
  const empty = part(
    'Content-Disposition: form-data; name="coi"; filename=""\r\nContent-Type: application/octet-stream',
    '',
  )
  expect(await read(form(empty, field('a', 'b')))).toEqual({ fields: [['a', 'b']], files: [] })
})

test('the rest of a file that was not read to its end is skipped', async () => {
  const { request } = arriving(form(file('large.pdf', Buffer.alloc(500_000, '\r\n--')), field('number', '7')))
  const fields = await readBody(request, { textBytes: 100 }, async ({ content }) => {
    for await (const _piece of content) break
  })
  expect([...fields]).toEqual([['number', '7']])
})

test('a failed upload fails the form', async () => {
  const { request } = arriving(form(file('a.pdf', Buffer.alloc(500_000)), field('number', '7')))
  const failed = readBody(request, { textBytes: 100 }, async () => {
    throw new Error('the disk is full')
  })
  await expect(failed).rejects.toThrow('the disk is full')
})

test.each([
  ['no boundary', form(field('a', 'b')), 'multipart/form-data'],
  ['another boundary', form(field('a', 'b')), 'multipart/form-data; boundary=y'],
  ['no end', field('a', 'b'), TYPE],
  ['no end of a header', Buffer.from('------x\r\nContent-Disposition: form-data'), TYPE],
  ['a header that is too long', form(part(`X: ${'x'.repeat(70_000)}`, '')), TYPE],
  ['no content', Buffer.alloc(0), TYPE],
])('a body with %s is refused', async (_, body, type) => {
  expect(await responseStatus(read(body, 65_536, type))).toBe(400)
})

test('a body that ends within a file is an interrupted upload, otherwise a bad request', async () => {
  const brokenOff = Buffer.concat([field('a', 'b'), file('a.pdf', 'x')])
  await expect(read(brokenOff)).rejects.toMatchObject({ data: { message: 'The upload was interrupted' } })
  await expect(read(field('a', 'b'))).rejects.toMatchObject({ data: null })
})

test.each([
  ['text', [field('a', 'x'.repeat(100_001))]],
  ['texts in all', [field('a', 'x'.repeat(60_000)), field('b', 'x'.repeat(60_000))]],
  ['files', Array.from({ length: 21 }, () => file('a.pdf', 'x'))],
])('too much %s is refused', async (_, parts) => {
  expect(await responseStatus(read(form(...parts)))).toBe(413)
})

test('empty fields are refused as soon as there are too many', async () => {
  const { request, consumed } = arriving(Buffer.concat(Array.from({ length: 50_000 }, () => field('a', ''))))
  expect(await responseStatus(readBody(request, { textBytes: 512 * 1024 }))).toBe(413)
  expect(consumed.pieces).toBeLessThan(5)
})
