import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isEmail } from '~/models/trade/fields/email'
import { isName, isNameWithDigits } from '~/models/trade/fields/names'
import { normalizePhone } from '~/models/trade/fields/phone'

describe('a telephone number', () => {
  test.each([
    '4045550123',
    '14045550123',
    '+14045550123',
    '404-555-0123',
    '404.555.0123',
    '404 555 0123',
    '(404) 555-0123',
    '+1 (404) 555-0123',
    ' 1-404-555-0123 ',
    '+1(404)5550123',
  ])('%j is taken', (text) =>
    expect(normalizePhone(text)).toEqual({ e164: '+14045550123', shown: '+1 (404) 555-0123' }),
  )

  test.each([
    '',
    '   ',
    '5550123',
    '404555012',
    '40455501234',
    '0045550123',
    '1045550123',
    '4041550123',
    '4040550123',
    '+44 20 7946 0958',
    '+404 555 0123',
    '24045550123',
    '404-555-0123 ext 4',
    '404555O123',
    '٤٠٤٥٥٥٠١٢٣',
    '404+5550123',
  ])('%j is not', (text) => expect(normalizePhone(text)).toBeNull())

  test('is shown with 17 characters and reads back as itself', () => {
    const someNumber = fc
      .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 9999 }))
      .map(([area, exchange, line]) => `${area}${exchange}${String(line).padStart(4, '0')}`)
    fc.assert(
      fc.property(someNumber, (digits) => {
        const phone = normalizePhone(digits)
        expect(phone?.shown).toHaveLength(17)
        expect(phone?.e164).toBe(`+1${digits}`)
        expect(normalizePhone(phone?.shown ?? '')).toEqual(phone)
        expect(normalizePhone(phone?.e164 ?? '')).toEqual(phone)
      }),
    )
  })
})

describe('an e-mail address', () => {
  test.each([
    'ada@example.com',
    "o'hara@example.co.uk",
    'first.last+tag@sub.example.museum',
    'a@b.co',
    '1@2.io',
    'x_y-z@ex-ample.com',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is one', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@exa mple.com',
    'ada @example.com',
    'ada@.com',
    'ada@example..com',
    'ada@example.com.',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.c',
    'ada@127.0.0.1',
    'Ada <ada@example.com>',
    'ada@example.com,bob@example.com',
    'ada@example.com\nBcc: bob@example.com',
    '"a b"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false))

  test('is decided quickly for any text: none that is longer than an address is held against a pattern', () => {
    const pieces = ['a', 'a.', 'a-', '@', 'a@', 'a.a@a.']
    const texts = pieces.flatMap((piece) => [piece.repeat(50_000), `ada@${piece.repeat(50_000)}`])
    const pattern = vi.spyOn(RegExp.prototype, 'test')
    const found = texts.filter(isEmail)
    const compared = pattern.mock.calls.length
    pattern.mockRestore()
    expect(found).toEqual([])
    expect(compared).toBe(0)
  })
})

describe('a name', () => {
  test.each(['Ada', 'Zoë', "O'Hara", 'O’Hara', 'Jean-Luc', 'María José', 'Łukasz', '李', 'Αθηνά', 'Cafe\u0301'])(
    '%s is one',
    (text) => {
      expect(isName(text)).toBe(true)
      expect(isNameWithDigits(text)).toBe(true)
    },
  )

  test.each(['R2D2', 'Henry 8', '3rd'])('%s is one where digits are allowed', (text) => {
    expect(isName(text)).toBe(false)
    expect(isNameWithDigits(text)).toBe(true)
  })

  test.each(['', ' ', '-', "'", '-Ada', 'Ada!', 'ada@example.com', '<b>Ada</b>', 'Ada 🚗', 'Ada\nLovelace', 'a/b'])(
    '%j is none',
    (text) => {
      expect(isName(text)).toBe(false)
      expect(isNameWithDigits(text)).toBe(false)
    },
  )
})
