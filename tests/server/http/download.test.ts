import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { download } from '~/server/http/download.server'

const TEXT = 'abcdefghijklmnopqrstuvwxyz'

function ask(part: Partial<Parameters<typeof download>[1]> = {}, headers: Record<string, string> = {}, method = 'GET') {
  let opened = 0
  const response = download(new Request('http://localhost/x', { method, headers }), {
    name: 'x.pdf',
    bytes: TEXT.length,
    tag: 'v1',
    as: 'saved',
    cache: 'no-store',
    open: async ({ from, to } = { from: 0, to: TEXT.length - 1 }) => {
      opened++
      return Readable.from([Buffer.from(TEXT.slice(from, to + 1))])
    },
    ...part,
  })
  return response.then((response) => ({
    response,
    opened: () => opened,
    header: (name: string) => response.headers.get(name),
  }))
}

describe('the file name in the header', () => {
  test.each([
    ['PO 7 (final).pdf', 'attachment; filename="PO 7 (final).pdf"'],
    ['Käfer.pdf', `attachment; filename="Kafer.pdf"; filename*=UTF-8''K%C3%A4fer.pdf`],
    ['出租车.pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E5%87%BA%E7%A7%9F%E8%BD%A6.pdf`],
    ["it's 100%.pdf", `attachment; filename="it_s 100_.pdf"; filename*=UTF-8''it%27s%20100%25.pdf`],
    [
      'a"; filename=b.exe\r\nX-Evil: 1',
      'attachment; filename="a_ filename_b.exeX-Evil 1"; filename*=UTF-8\'\'a%3B%20filename%3Db.exeX-Evil%201',
    ],
    ['../../secret.pdf', 'attachment; filename="secret.pdf"'],
  ])('%j', async (name, expected) => {
    const { header } = await ask({ name })
    expect(header('Content-Disposition')).toBe(expected)
    expect(header('X-Evil')).toBeNull()
  })
})

test.each([
  ['photo.webp', 'shown', 'inline', 'image/webp'],
  ['po.pdf', 'shown', 'inline', 'application/pdf'],
  ['po.pdf', 'saved', 'attachment', 'application/pdf'],
  ['page.html', 'shown', 'attachment', 'application/octet-stream'],
  ['drawing.svg', 'shown', 'attachment', 'application/octet-stream'],
] as const)('%s to be %s is sent as %s, %s', async (name, as, kind, type) => {
  const { header } = await ask({ name, as })
  expect(header('Content-Disposition')).toMatch(new RegExp(`^${kind};`))
  expect([header('Content-Type'), header('X-Content-Type-Options')]).toEqual([type, 'nosniff'])
})

test('is not cached, or cached publicly for a day', async () => {
  expect((await ask()).header('Cache-Control')).toBe('private, no-store, no-transform')
  const { header } = await ask({ cache: 'a-day' })
  expect(header('Cache-Control')).toBe('public, max-age=86400, immutable, no-transform')
})

test('is sent whole, with its length', async () => {
  const { response, header } = await ask()
  expect([response.status, header('Content-Length'), await response.text()]).toEqual([200, '26', TEXT])
})

test('a HEAD request does not open the file', async () => {
  const { response, header, opened } = await ask({}, {}, 'HEAD')
  expect([response.status, header('Content-Length'), await response.text(), opened()]).toEqual([200, '26', '', 0])
})

test.each([
  ['"v1"', 304],
  ['W/"v1"', 304],
  ['"v0", "v1"', 304],
  ['*', 304],
  ['"v2"', 200],
])('a browser that has %s gets %s', async (has, status) => {
  const { response, opened } = await ask({}, { 'If-None-Match': has })
  expect([response.status, opened()]).toEqual([status, status === 304 ? 0 : 1])
})

describe('a range', () => {
  test.each([
    ['bytes=0-0', 'a', 'bytes 0-0/26'],
    ['bytes=8-11', 'ijkl', 'bytes 8-11/26'],
    ['bytes=24-', 'yz', 'bytes 24-25/26'],
    ['bytes=-3', 'xyz', 'bytes 23-25/26'],
  ])('%s', async (range, text, where) => {
    for (const open of [undefined, async () => new Blob([TEXT])]) {
      const { response, header } = await ask(open ? { open } : {}, { Range: range })
      expect([response.status, header('Content-Range'), header('Content-Length')]).toEqual([
        206,
        where,
        `${text.length}`,
      ])
      expect(await response.text()).toBe(text)
    }
  })

  test('beyond the end is refused', async () => {
    const { response, header } = await ask({}, { Range: 'bytes=26-' })
    expect([response.status, header('Content-Range'), header('Content-Length')]).toEqual([416, 'bytes */26', null])
  })

  test('of an outdated version, or without a tag, is the whole file', async () => {
    const range = { Range: 'bytes=8-11' }
    expect((await ask({}, { ...range, 'If-Range': '"v0"' })).response.status).toBe(200)
    expect((await ask({}, { ...range, 'If-Range': '"v1"' })).response.status).toBe(206)
    const { response, header } = await ask({ tag: undefined }, range)
    expect([response.status, header('Accept-Ranges'), header('ETag')]).toEqual([200, null, null])
  })
})
