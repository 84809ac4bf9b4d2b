import { createCipheriv, createHash } from 'node:crypto'

/** What every password is filled up with, and the whole of an empty one. */
const PAD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/**
 * Whether a PDF opens for whoever has no password: it is not encrypted, or only against being changed or printed, as
 * certificates often are, with an empty password to open it. What cannot be read of its encryption counts as closed.
 */
export function opensWithoutPassword(bytes: Buffer): boolean {
  const dictionary = encryption(bytes)
  if (dictionary === null) return true
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? Number.NaN)
  const revision = number('R')
  const user = stringOf(dictionary, 'U')
  const owner = stringOf(dictionary, 'O')
  if (!/\/Filter\s*\/Standard\b/.test(dictionary) || !user || !owner) return false
  if (revision >= 5) return revision <= 6 && newerHash(user.subarray(32, 40), revision).equals(user.subarray(0, 32))
  const id = idOf(bytes)
  const keyBytes = revision === 2 ? 5 : (number('Length') || 40) / 8
  if (!Number.isInteger(keyBytes) || keyBytes < 5 || keyBytes > 16) return false
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(number('P') | 0)
  const plainFacts =
    revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary) ? Buffer.alloc(4, 255) : Buffer.alloc(0)
  let key = md5(PAD, owner.subarray(0, 32), permissions, id, plainFacts).subarray(0, keyBytes)
  if (revision === 2) return rc4(key, PAD).equals(user.subarray(0, 32))
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, keyBytes)
  let expected: Buffer = md5(PAD, id)
  for (let round = 0; round < 20; round++)
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    )
  return expected.equals(user.subarray(0, 16))
}

/** The dictionary that says how a file is encrypted; null for one that is not, and '' where it is not to be found. */
function encryption(bytes: Buffer): string | null {
  let at = bytes.lastIndexOf('/Encrypt')
  for (let seen = 0; at >= 0; seen++) {
    if (seen === MOST_NAMED) return ''
    const text = bytes.toString('latin1', at, at + DICTIONARY_BYTES)
    const reference = /^\/Encrypt\s+(\d+)\s+(\d+)\s+R/.exec(text)
    if (reference) return objectOf(bytes, `${reference[1]} ${reference[2]} obj`)
    if (/^\/Encrypt\s*<</.test(text)) return text
    at = at === 0 ? -1 : bytes.lastIndexOf('/Encrypt', at - 1)
  }
  return null
}

/** No honest file names it as often. */
const MOST_NAMED = 1000
const DICTIONARY_BYTES = 4096

function objectOf(bytes: Buffer, head: string): string {
  for (let at = bytes.lastIndexOf(head); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(head, at - 1)) {
    // '12 0 obj' stands in '112 0 obj', too
    if (at === 0 || !/\d/.test(String.fromCharCode(bytes[at - 1] ?? 0))) {
      return bytes.toString('latin1', at, at + DICTIONARY_BYTES).split('endobj', 1)[0] ?? ''
    }
  }
  return ''
}

function idOf(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf('/ID')
  const text = at < 0 ? '' : bytes.toString('latin1', at, at + DICTIONARY_BYTES)
  return readString(/^\/ID\s*\[\s*([\s\S]*)/.exec(text)?.[1] ?? '') ?? Buffer.alloc(0)
}

function stringOf(dictionary: string, name: string): Buffer | null {
  return readString(new RegExp(`/${name}\\s*([(<](?!<)[\\s\\S]*)`).exec(dictionary)?.[1] ?? '')
}

/** A string at the beginning of a text: '<0a1b>', or '(...)' with escapes and brackets in pairs. */
function readString(text: string): Buffer | null {
  if (text.startsWith('<')) return Buffer.from((text.slice(1).split('>', 1)[0] ?? '').replace(/\s/g, ''), 'hex')
  if (!text.startsWith('(')) return null
  const bytes: number[] = []
  let depth = 1
  for (let at = 1; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') {
      const [whole = '', octal] = /^\\([0-7]{1,3})|^\\(?:\r\n|[\s\S])/.exec(text.slice(at, at + 4)) ?? []
      if (octal) bytes.push(Number.parseInt(octal, 8) & 255)
      else if (!/[\r\n]/.test(whole)) bytes.push((ESCAPES[whole.charAt(1)] ?? whole.charAt(1)).charCodeAt(0))
      at += whole.length - 1
      continue
    }
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return Buffer.from(bytes)
    bytes.push(sign.charCodeAt(0))
  }
  return null
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const md5 = (...parts: Uint8Array[]) => parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest()

/** The cipher of old PDFs, which Node leaves out for being weak; nothing is kept secret by it here. */
function rc4(key: Uint8Array, text: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const held = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = held
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let one = 0
  let other = 0
  const mixed = text.map((byte) => {
    one = (one + 1) & 255
    other = (other + (state[one] ?? 0)) & 255
    swap(one, other)
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0)
  })
  return Buffer.from(mixed)
}

/** Of the empty password: a plain hash in revision 5, rounds of three hashes and a cipher in revision 6. */
function newerHash(salt: Uint8Array, revision: number): Buffer {
  let key = createHash('sha256').update(salt).digest()
  if (revision === 5) return key
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(mixed)
      .digest()
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}
