import { gzipSync } from 'node:zlib'
import type { Chance } from '../chance'
import { bytesOf, encoded, type Value } from './hostile-values'

export type Pairs = (readonly [name: Value, value: Value])[]
export type Body = { content: Buffer; headers: Record<string, string> }

const BOUNDARY = '----backlot-fuzz'
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** A form body, mostly as a page sends it and sometimes in another format. */
export function bodyOf(pairs: Pairs, chance: Chance): Body {
  if (chance.happens(0.7)) return typed(urlencoded(pairs), URLENCODED)
  return chance.pick(SHAPES)(pairs, chance)
}

const SHAPES: readonly ((pairs: Pairs, chance: Chance) => Body)[] = [
  (pairs) => typed(multipart(pairs), MULTIPART),
  (pairs) => typed(multipart(pairs), MULTIPART),
  (pairs) => typed(multipart(pairs, '; filename="../../x.php"\r\nContent-Type: text/html'), MULTIPART),
  // truncated
  (pairs, chance) => {
    const whole = multipart(pairs)
    return typed(whole.subarray(0, chance.below(whole.byteLength)), MULTIPART)
  },
  (pairs) => typed(json(pairs), 'application/json'),
  (pairs) => typed(json(pairs), URLENCODED),
  (pairs) => typed(Buffer.from('[1,{"a":'), `application/json; for=${pairs.length}`),
  (pairs, chance) => typed(urlencoded(pairs), chance.pick(TYPES)),
  (pairs, chance) => typed(multipart(pairs), chance.pick(TYPES)),
  (pairs) => ({ content: urlencoded(pairs), headers: {} }),
  (pairs) => ({
    content: gzipSync(urlencoded(pairs)),
    headers: { 'Content-Type': URLENCODED, 'Content-Encoding': 'gzip' },
  }),
  () => typed(Buffer.alloc(0), URLENCODED),
  () => typed(Buffer.from('&&==&%&%zz=%zz&=&a'), URLENCODED),
  () => typed(Buffer.from('a=1&'.repeat(60_000)), URLENCODED),
]

const TYPES = [
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a b\'c"',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/x-www-form-urlencoded, application/json',
  'application/xml',
  'image/webp',
  '',
  ';',
  `x/${'x'.repeat(900)}`,
]

const typed = (content: Buffer, type: string): Body => ({ content, headers: { 'Content-Type': type } })

const urlencoded = (pairs: Pairs) =>
  Buffer.from(pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'))

function multipart(pairs: Pairs, more = ''): Buffer {
  const parts = pairs.flatMap(([name, value]) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
    bytesOf(name),
    Buffer.from(`"${more}\r\n\r\n`),
    bytesOf(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const json = (pairs: Pairs) =>
  Buffer.from(JSON.stringify(Object.fromEntries(pairs.map(([name, value]) => [String(name), String(value)]))))
