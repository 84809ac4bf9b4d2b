import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isEmail, isName, isNameWithDigits, normalizePhone } from '~/models/trade/fields/person'

describe('a phone number', () => {
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
  ])('accepts %j', (text) => expect(normalizePhone(text)).toEqual({ e164: '+14045550123', shown: '+1 (404) 555-0123' }))

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
  ])('refuses %j', (text) => expect(normalizePhone(text)).toBeNull())

  test('is formatted with 17 characters and parses back', () => {
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

describe('an email address', () => {
  test.each([
    'dana@example.com',
    "o'hara@example.co.uk",
    'first.last+tag@sub.example.museum',
    'a@b.co',
    '1@2.io',
    'x_y-z@ex-ample.com',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is valid', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'dana',
    'dana@',
    '@example.com',
    'dana@example',
    'dana@@example.com',
    'dana@exa mple.com',
    'dana @example.com',
    'dana@.com',
    'dana@example..com',
    'dana@example.com.',
    '.dana@example.com',
    'dana.@example.com',
    'a..b@example.com',
    'dana@-example.com',
    'dana@example-.com',
    'dana@example.c',
    'dana@127.0.0.1',
    'Dana <dana@example.com>',
    'dana@example.com,bob@example.com',
    'dana@example.com\nBcc: bob@example.com',
    '"a b"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `dana@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
  ])('%j is invalid', (text) => expect(isEmail(text)).toBe(false))

  test('that is too long is refused before any pattern is matched', () => {
    const pieces = ['a', 'a.', 'a-', '@', 'a@', 'a.a@a.']
    const texts = pieces.flatMap((piece) => [piece.repeat(50_000), `dana@${piece.repeat(50_000)}`])
    const pattern = vi.spyOn(RegExp.prototype, 'test')
    const found = texts.filter(isEmail)
    const compared = pattern.mock.calls.length
    pattern.mockRestore()
    expect(found).toEqual([])
    expect(compared).toBe(0)
  })
})

describe('a name', () => {
  test.each(['Dana', 'Zoë', "O'Hara", 'O’Hara', 'Jean-Luc', 'María José', 'Łukasz', '李', 'Αθηνά', 'Cafe\u0301'])(
    '%s is valid',
    (text) => {
      expect(isName(text)).toBe(true)
      expect(isNameWithDigits(text)).toBe(true)
    },
  )

  test.each(['R2D2', 'Henry 8', '3rd'])('%s is valid where digits are allowed', (text) => {
    expect(isName(text)).toBe(false)
    expect(isNameWithDigits(text)).toBe(true)
  })

  test.each([
    '',
    ' ',
    '-',
    "'",
    '-Dana',
    'Dana!',
    'dana@example.com',
    '<b>Dana</b>',
    'Dana 🚗',
    'Dana\nLovelace',
    'a/b',
  ])('%j is invalid', (text) => {
    expect(isName(text)).toBe(false)
    expect(isNameWithDigits(text)).toBe(false)
  })
})
