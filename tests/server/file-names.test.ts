import { expect, test } from 'vitest'
import { fileName, titleInFileName } from '~/models/trade/words/file-name'
import { fileType } from '~/server/http/file-type'

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
])('a file that is said to be called %j is saved as %j', (given, expected) => {
  expect(fileName(given)).toBe(expected)
})

test.each([
  ['Diner lot / night', 'Diner lot - night'],
  ['Scenes 1\\2: "the chase"', 'Scenes 1 - 2 the chase'],
  ['../..', '-'],
  ['\u202e\u0000', ''],
])('what people call %j is %j in the name of a file', (title, expected) => {
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
])('%s goes out as %s', (name, type) => {
  expect(fileType(name)).toBe(type)
})
