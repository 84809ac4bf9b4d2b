import { LONG } from '#tests/world/visits/filled-forms'
import type { Chance } from '../chance'

/** Bytes for values that are not valid text. */
export type Value = string | Buffer

const NUL = '\u0000'
const HALF_A_MEGABYTE = 512 * 1024

export const NONSENSE: readonly Value[] = [
  '',
  ' ',
  NUL,
  '\u0000\u0007\u001b',
  '\r\nSet-Cookie: backlot_session=x',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066abc',
  '\u200b\u2060\ufeff',
  '１２３４',
  '٣٤٥',
  '𝟏𝟐𝟑',
  '🚗'.repeat(2500),
  `e${'\u0301'.repeat(3000)}`,
  '\ufdfa'.repeat(50),
  LONG,
  '-1',
  '-0',
  '0',
  '1e309',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '9'.repeat(400),
  '2147483648',
  '9007199254740993',
  '0.005',
  '2020-01-01',
  '2027-02-30',
  '9999-12-31',
  '-000001-01-01',
  '275760-09-14',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table orders; --",
  '%',
  '_%_%',
  '\\',
  '$1$&$`',
  '{{7*7}}',
  '"><script>alert(1)</script>',
  '</script><script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '//evil.example/x',
  'https://evil.example/',
  '/\\evil.example',
  '%00',
  '%2e%2e%2f',
  '[object Object]',
  '{"toString":1}',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  "a'@b.example",
  'a@b.example\nBcc: c@d.example',
  Buffer.from([0xff, 0xfe, 0x41]),
  Buffer.from([0xc0, 0x80]),
  Buffer.from([0xe2, 0x82]),
  Buffer.from([0xf4, 0x90, 0x80, 0x80]),
]

export const STRANGE_NAMES: readonly Value[] = [
  '__proto__',
  '__proto__.x',
  'constructor',
  'constructor.prototype.x',
  'hasOwnProperty',
  'toString',
  '__intent__',
  '__state__',
  'x[0].y',
  'usage[2]',
  'rate.cents',
  'role',
  'status',
  'accountId',
  'a'.repeat(5000),
  `${'a.'.repeat(500)}a`,
  'x[4000000000]',
  '',
  '.',
  '[]',
  '[',
  NUL,
  '\ud800',
  Buffer.from([0xff, 0xfe]),
]

/** Changes of a valid text that look similar to people or to code. */
const TWISTS: readonly ((text: string) => Value)[] = [
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (text) => `\u202e${text}\u202c`,
  (text) => text.slice(0, 1) + NUL + text.slice(1),
  (text) => `${text}\ud83d`,
  (text) => `\ufeff${text}\u200b`,
  (text) => ` \t${text}\r\n`,
  (text) => text.normalize('NFD'),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.slice(0, -1),
  (text) => text + text,
  (text) => `${text},${text}`,
  (text) => `-${text}`,
  (text) => `{${text}}`,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff])]),
]

/** A similar value, one at the length limit, or nonsense. */
export function hostileValue(chance: Chance, honest: string, longest?: number): Value {
  const kind = chance.below(100)
  if (kind < 35) return chance.pick(TWISTS)(honest)
  if (kind < 45 && longest) return 'ß'.repeat(longest + chance.pick([-1, 0, 1]))
  if (kind < 46) return 'x'.repeat(HALF_A_MEGABYTE + chance.pick([-70_000, -1, 0, 1, 70_000]))
  return chance.pick(NONSENSE)
}

/** The bytes as sent: lone surrogates are kept, which text encoders would replace. */
export function bytesOf(value: Value): Buffer {
  if (Buffer.isBuffer(value)) return value
  if (!/\p{Cs}/u.test(value)) return Buffer.from(value)
  return Buffer.concat(
    Array.from(value, (sign) => (/\p{Cs}/u.test(sign) ? halfOf(sign.charCodeAt(0)) : Buffer.from(sign))),
  )
}

const halfOf = (unit: number) => Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)])

/** Percent-encoded, byte by byte. */
export function encoded(value: Value): string {
  let text = ''
  for (const byte of bytesOf(value)) {
    const sign = String.fromCharCode(byte)
    text += /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0')}`
  }
  return text
}
