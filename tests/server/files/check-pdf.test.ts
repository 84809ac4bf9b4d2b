import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { aPdf, aPdfWith } from '#tests/world/files/pdfs'
import { checkPdf } from '~/server/files/check-file.server'

const contentOf = async (bytes: Buffer) => {
  const checked = await checkPdf(bytes)
  return checked.ok ? checked.activeContent : checked.why
}

describe('the type of a file', () => {
  checkFilesHere()

  test('a PDF is accepted, also with printer data before and after it', async () => {
    const pdf = await aPdf()
    expect(await contentOf(pdf)).toEqual([])
    expect(
      await contentOf(Buffer.concat([Buffer.from('\u001b%-12345X@PJL\r\n'), pdf, Buffer.from('\r\n\u0000\u0000')])),
    ).toEqual([])
    expect(await contentOf(aPdfWith())).toEqual([])
  })

  test('any other content is refused', async () => {
    expect(await contentOf(Buffer.from('Dear accountant, the purchase order follows.'))).toBe('wrong-type')
    expect(await contentOf(Buffer.from('<script>alert(1)</script>'.repeat(100)))).toBe('wrong-type')
    expect(await contentOf(Buffer.concat([Buffer.alloc(5000), Buffer.from('%PDF-1.4')]))).toBe('wrong-type')
  })

  test('a truncated PDF is detected at any length', async () => {
    const pdf = await aPdf('x'.repeat(4000))
    for (const kept of [20, 900, Math.floor(pdf.length / 2), pdf.length - 30, pdf.length - 7]) {
      expect(await contentOf(pdf.subarray(0, kept)), `${kept} of ${pdf.length} bytes`).toBe('truncated')
    }
    const withoutMiddle = Buffer.concat([pdf.subarray(0, 300), pdf.subarray(pdf.length - 300)])
    expect(await contentOf(withoutMiddle)).toBe('truncated')
  })
})

test.each(['1.3', '1.7', '1.7ext3'] as const)(
  'an encrypted PDF of version %s is accepted and marked',
  async (pdfVersion) => {
    const withPassword = await aPdf('secret', { pdfVersion, userPassword: 'chrome', ownerPassword: 'summer' })
    expect(await contentOf(withPassword)).toEqual(['protection'])
    const readOnly = await aPdf('open', { pdfVersion, ownerPassword: 'summer' })
    expect(await contentOf(readOnly)).toEqual(['protection'])
  },
)

const compressed = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n'),
    content,
    Buffer.from('\nendstream'),
  ])

describe('the active content of a PDF', () => {
  checkFilesHere()

  test.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>', ['script']],
    ['a program to start', '<< /S /Launch /F (calc.exe) >>', ['script']],
    ['a script in escaped spelling', '<< /S /J#61va#53cript /JS (x) >>', ['script']],
    ['a form', '<< /AcroForm << /Fields [] >> >>', ['form']],
    ['another file', '<< /Type /EmbeddedFile /Length 0 >>', ['attachment']],
    ['all of them', '<< /JavaScript 9 0 R /AcroForm 8 0 R /EmbeddedFiles 7 0 R >>', ['script', 'form', 'attachment']],
    ['names that only start like them', '<< /JavaScripts 1 /Launcher 2 /AcroForms 3 >>', []],
  ])('detects %s', async (_, object, holds) => {
    expect(await contentOf(aPdfWith(object))).toEqual(holds)
  })

  test('decompresses streams and skips those that cannot be decompressed', async () => {
    expect(await contentOf(aPdfWith(compressed(deflateSync('3 0 << /S /JavaScript /JS 4 0 R >>'))))).toEqual(['script'])
    const bomb = compressed(deflateSync(Buffer.alloc(6_000_000)))
    expect(
      await contentOf(aPdfWith(bomb, compressed(Buffer.from('no zip')), compressed(deflateSync('/AcroForm 4 0 R')))),
    ).toEqual(['form'])
  })
})

test('content that is slow to scan is checked with limits', async () => {
  expect(await contentOf(aPdfWith('#'.repeat(2_000_000)))).toEqual([])
  expect(await contentOf(aPdfWith(compressed(deflateSync('#'.repeat(2_000_000)))))).toEqual([])
  expect(await contentOf(aPdfWith('/Encrypt'.repeat(2000)))).toEqual(['protection'])
  // the total of decompressed streams is limited
  const bombs = Array.from({ length: 17 }, () => compressed(deflateSync(Buffer.alloc(6_000_000))))
  expect(await contentOf(aPdfWith(...bombs, compressed(deflateSync('/AcroForm 4 0 R'))))).toEqual([])
})
