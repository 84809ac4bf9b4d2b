import { describe, expect, test } from 'vitest'
import { fileName, fileType, titleInFileName } from '~/models/trade/format/file-name'
import { byteRange } from '~/server/http/download.server'

test.each([
  ['Purchase order 7.pdf', 'Purchase order 7.pdf'],
  ['Überführung – Käfer.pdf', 'Überführung – Käfer.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\dana\\license.pdf', 'license.pdf'],
  ['po.pdf\r\nSet-Cookie: x=1', 'po.pdfSet-Cookie x=1'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['half \uD800 sign.png', 'half sign.png'],
  ['a"b<c>|d?*.csv', 'abcd.csv'],
  ['.htaccess', 'htaccess'],
  [' .. ', 'file'],
  ['photos/', 'file'],
  ['', 'file'],
  [`${'🚕'.repeat(400)}.pdf`, `${'🚕'.repeat(150)}.pdf`],
])('a file named %j is saved as %j', (given, expected) => {
  expect(fileName(given)).toBe(expected)
})

test.each([
  ['Diner lot / night', 'Diner lot - night'],
  ['Scenes 1\\2: "the chase"', 'Scenes 1 - 2 the chase'],
  ['../..', '-'],
  ['\u202e\u0000', ''],
])('the title %j is %j in a file name', (title, expected) => {
  expect(titleInFileName(title)).toBe(expected)
})

test.each([
  ['x.webp', 'image/webp'],
  ['X.PDF', 'application/pdf'],
  ['backlot-2026.tar.gz', 'application/gzip'],
  ['page.html', 'application/octet-stream'],
  ['drawing.svg', 'application/octet-stream'],
  ['pdf', 'application/octet-stream'],
  ['constructor.constructor', 'application/octet-stream'],
])('%s has the type %s', (name, type) => {
  expect(fileType(name)).toBe(type)
})

describe('a range of a file of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=90-1000', { from: 90, to: 99 }],
    ['bytes=-5', { from: 95, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-1', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    [`bytes=${'9'.repeat(40)}-`, null],
    [null, null],
  ] as const)('%s', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected)
  })

  test('of an empty file does not exist', () => {
    expect([byteRange('bytes=0-0', 0), byteRange('bytes=-1', 0)]).toEqual(['none', 'none'])
  })
})
