import fc from 'fast-check'
import { expect, test } from 'vitest'
import { qrCode } from '~/server/qr-code.server'

/** The finder patterns, by which a camera finds a code; one row of modules per line. */
const CORNER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']

test('the code of any URL has three corners and a margin of four modules', () => {
  const path = fc.stringMatching(/^[\w/?=&.,-]{1,120}$/)
  fc.assert(
    fc.property(path, (rest) => {
      const rows = drawn(qrCode(`https://backlot.example/${rest}`))
      const size = rows.length
      const cut = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
      expect([cut(4, 4), cut(size - 11, 4), cut(4, size - 11)]).toEqual([CORNER, CORNER, CORNER])
      const margin = rows
        .filter((_, y) => y < 4 || y >= size - 4)
        .concat(rows.flatMap((row) => [row.slice(0, 4), row.slice(-4)]))
      expect(margin.join('').trim()).toBe('')
    }),
    { numRuns: 20 },
  )
})

test('different URLs have different codes, and the same URL has the same code', () => {
  expect(qrCode('https://a.example/1')).toEqual(qrCode('https://a.example/1'))
  expect(qrCode('https://a.example/1').path).not.toBe(qrCode('https://a.example/2').path)
})

/** The path as ASCII art, one row per line. */
function drawn({ size, path }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width))
  }
  return rows.map((row) => row.join(''))
}
