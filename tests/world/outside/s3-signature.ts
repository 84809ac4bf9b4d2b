import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** S3's error code for a wrong request signature (AWS Signature Version 4); null if it is right. */
export function signatureFault(request: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const { authorization = '' } = request.headers
  const signed = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    authorization,
  )
  if (!signed) return 'AccessDenied'
  const [, accessKeyId = '', scope = '', names = '', signature] = signed
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const contentHash = header('x-amz-content-sha256')
  if (contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const moment = header('x-amz-date')
  const scopeParts = [moment.slice(0, 8), keys.region, 's3', 'aws4_request']
  if (scope !== scopeParts.join('/')) return 'AuthorizationHeaderMalformed'

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map((name) => `${name}:${header(name)}\n`)
  const canonicalRequest = [request.method, path, canonicalQuery(query), headers.join(''), names, contentHash].join(
    '\n',
  )
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonicalRequest)].join('\n')
  const key = scopeParts.reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`)
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function canonicalQuery(query: string): string {
  if (query === '') return ''
  const pairs = query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  return pairs.sort().join('&')
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, content: string) => createHmac('sha256', key).update(content).digest()
