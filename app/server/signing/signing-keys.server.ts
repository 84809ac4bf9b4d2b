import { createHash, createPrivateKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/server/env.server'
import { createExclusive, privateFolder } from '~/server/private-folder.server'
import { newSigningKey } from './certificate.server'

/** The certificate is public, the key is private. */
type SigningKey = { id: string; certificate: X509Certificate; key: KeyObject }

/** All keys that were ever used; only the current one still seals. */
export type SigningKeys = { current: SigningKey; certificates: ReadonlyMap<string, X509Certificate> }

let opened: { from: string; keys: SigningKeys } | undefined

/**
 * Signing keys for documents and events: SIGNING_KEYS, else the file `signing-keys` in DATA_DIR, which the first start
 * creates. Throws when they cannot be read.
 */
export async function signingKeys(): Promise<SigningKeys> {
  const { SIGNING_KEYS, DATA_DIR } = env()
  const from = SIGNING_KEYS ?? DATA_DIR
  if (opened?.from !== from) opened = { from, keys: readKeys(SIGNING_KEYS ?? (await storedKeys(DATA_DIR))) }
  return opened.keys
}

/** Throws when there are no keys, for commands that verify and must not create any. */
export function requireSigningKeys(): void {
  const { SIGNING_KEYS, DATA_DIR } = env()
  const file = join(DATA_DIR, SIGNING_KEYS_FILE)
  if (SIGNING_KEYS || existsSync(file)) return
  throw new Error(`There are no signing keys: ${file} is missing and SIGNING_KEYS is not set. Nothing can be checked.`)
}

const SIGNING_KEYS_FILE = 'signing-keys'

async function storedKeys(folder: string): Promise<string> {
  const file = join(folder, SIGNING_KEYS_FILE)
  if (!existsSync(file)) createExclusive(folder, file, await newSigningKey())
  return readFileSync(file, 'utf8')
}

/** Adds a key in front. Earlier ones keep their certificate only: they no longer sign but still verify. */
export function withNewKey(existing: string, added: string): string {
  return [added, ...entriesOf(existing).map((entry) => entry.split(':', 1)[0])].join(',')
}

const entriesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/**
 * Parses SIGNING_KEYS: separated by commas or line breaks, the current key first; the others only need a certificate.
 */
function readKeys(text: string): SigningKeys {
  const [first = '', ...former] = entriesOf(text)
  const [certified = '', secret = ''] = first.split(':')
  try {
    const certificate = readCertificate(certified)
    const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
    if (!certificate.checkPrivateKey(key)) throw new Error('it is the key of another certificate')
    const all = [certificate, ...former.map((entry) => readCertificate(entry.split(':', 1)[0] ?? ''))]
    return {
      current: { id: keyId(certificate), certificate, key },
      certificates: new Map(all.map((each) => [keyId(each), each])),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`The signing keys cannot be read: ${reason}. "npm run signing-key" creates them.`)
  }
}

const readCertificate = (base64: string) => new X509Certificate(Buffer.from(base64, 'base64'))

/** Fingerprint of the certificate. */
const keyId = ({ raw }: X509Certificate) => createHash('sha256').update(raw).digest('hex')

/**
 * Key rotation: adds a signing key in front; certificates of earlier keys stay. Writes the key file in DATA_DIR if it
 * is used, otherwise returns the new value of SIGNING_KEYS.
 */
export async function addSigningKey(): Promise<{ keys: string; file: string | null }> {
  const { DATABASE_URL, SIGNING_KEYS, DATA_DIR } = env()
  const inFolder = join(DATA_DIR, SIGNING_KEYS_FILE)
  const file = SIGNING_KEYS || DATABASE_URL ? null : inFolder
  const existing = SIGNING_KEYS ?? (existsSync(inFolder) ? readFileSync(inFolder, 'utf8') : '')
  if (existing) readKeys(existing)
  const keys = withNewKey(existing, await newSigningKey())
  if (file) {
    privateFolder(DATA_DIR)
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    writeFileSync(draft, keys, { mode: 0o600 })
    renameSync(draft, file)
  }
  return { keys, file }
}
