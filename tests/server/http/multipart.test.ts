import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MalformedBody, multipartParts } from '~/server/http/form/multipart.server'

const TYPE = 'multipart/form-data; boundary=----x'

const part = (head: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`------x\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const file = (name: string, content: Buffer | string) =>
  part(`Content-Disposition: form-data; name="coi"; filename="${name}"\r\nContent-Type: application/pdf`, content)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('------x--\r\n')])

/** A body that arrives in pieces of these lengths, the last of them again and again. */
function arriving(bytes: Buffer, lengths: readonly number[] = [65_536]): ReadableStream<Uint8Array> {
  let at = 0
  let turn = 0
  return new ReadableStream({
    pull(controller) {
      const length = lengths[Math.min(turn++, lengths.length - 1)] ?? 1
      if (at >= bytes.length) return controller.close()
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + length)))
      at += length
    },
  })
}

async function read(body: ReadableStream<Uint8Array>, type = TYPE) {
  const parts = []
  for await (const { name, fileName, content } of multipartParts(body, type)) {
    parts.push({ name, fileName, content: await buffer(content) })
  }
  return parts
}

test('fields and files come in their order, whatever the pieces they arrive in', async () => {
  const content = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes))
  /** What begins like a boundary and is none. */
  const almost = fc
    .constantFrom('\r\n------', '\r\n------y', '\r', '\r\n--', '------x')
    .map((text) => Buffer.from(text))
  const contents = fc.array(fc.array(fc.oneof(content, almost), { maxLength: 5 }).map(Buffer.concat), { maxLength: 4 })
  const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(contents, lengths, async (sent, pieces) => {
      const safe = sent.filter((each) => !each.includes('\r\n------x'))
      const parts = await read(
        arriving(form(field('number', '1042'), ...safe.map((each) => file('a.pdf', each))), pieces),
      )
      expect(parts.map(({ content }) => content)).toEqual([Buffer.from('1042'), ...safe])
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['a.pdf', 'a.pdf'],
  ['a;b=c.pdf', 'a;b=c.pdf'],
  ['the %22final%22 one%0D%0A.pdf', 'the "final" one\r\n.pdf'],
  ['C:\\orders\\a.pdf', 'C:\\orders\\a.pdf'],
  ['50%.pdf', '50%.pdf'],
  ['🚗 José.pdf', '🚗 José.pdf'],
  ['', ''],
  ['x'.repeat(10_000), 'x'.repeat(10_000)],
])('a file called %.30s is called so', async (written, called) => {
  expect(await read(arriving(form(file(written, 'x')), [700]))).toMatchObject([{ name: 'coi', fileName: called }])
})

test('what is left of a file is passed over, and the next part is whole', async () => {
  const body = arriving(form(file('large.pdf', Buffer.alloc(500_000, '\r\n--')), field('number', '7')))
  const seen = []
  for await (const { name, content } of multipartParts(body, TYPE)) {
    for await (const piece of content) {
      seen.push([name, name === 'coi' ? piece.byteLength < 200_000 : String(Buffer.from(piece))])
      break
    }
  }
  expect(seen).toEqual([
    ['coi', true],
    ['number', '7'],
  ])
})

test.each([
  ['no boundary', form(field('a', 'b')), 'multipart/form-data'],
  ['another boundary', form(field('a', 'b')), 'multipart/form-data; boundary=y'],
  ['something before its first part', Buffer.concat([Buffer.from('hello'), form(field('a', 'b'))]), TYPE],
  ['a boundary that goes on', Buffer.from('------xy\r\n\r\n'), TYPE],
  ['no end', field('a', 'b'), TYPE],
  ['no end of a head', Buffer.from('------x\r\nContent-Disposition: form-data'), TYPE],
  ['a head without end', part(`X: ${'x'.repeat(70_000)}`, ''), TYPE],
  ['nothing', Buffer.alloc(0), TYPE],
])('a body with %s is no form', async (_, body, type) => {
  await expect(read(arriving(body), type)).rejects.toThrow(MalformedBody)
})

test('a head that is no text is told as such, and one part without a name is passed over', async () => {
  const latin = part('Content-Disposition: form-data; name="a"; filename="\xff.pdf"', 'x')
  await expect(read(arriving(form(Buffer.from(latin.toString('utf8'), 'latin1'))))).rejects.toThrow(TypeError)
  expect(await read(arriving(form(part('Content-Type: text/plain', 'x'), field('a', 'b'))))).toMatchObject([
    { name: 'a' },
  ])
})

test('quoted boundaries and heads in capitals are read', async () => {
  const shouted = part('CONTENT-DISPOSITION: form-data; NAME="a"', 'b')
  expect(await read(arriving(form(shouted)), 'multipart/form-data; charset=utf-8; BOUNDARY="----x"')).toHaveLength(1)
})
