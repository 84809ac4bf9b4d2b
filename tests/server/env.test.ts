import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv, setEnv } from '~/server/env.server'

test('an empty environment has the embedded database and the default lifetimes', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'development',
    DATA_DIR: './data',
    DEMO: false,
    ACCESS_MINUTES: 15,
    SESSION_IDLE_DAYS: 14,
    SESSION_MAX_DAYS: 90,
    PORT: 3000,
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ DATABASE_URL: '', DATA_DIR: '', PORT: '', DEMO: '' })).toEqual(readEnv({}))
})

test('values are converted to their types', () => {
  const read = readEnv({ DEMO: '1', PORT: '8080', ACCESS_MINUTES: '0.5', APP_ORIGIN: 'https://backlot.test/path/' })
  expect(read).toMatchObject({ DEMO: true, PORT: 8080, ACCESS_MINUTES: 0.5, APP_ORIGIN: 'https://backlot.test' })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number above 0'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
  ['APP_ORIGIN', 'backlot.test', 'APP_ORIGIN must be an address such as https://backlot.example'],
  ['SMTP_URL', 'mail.test', 'SMTP_URL must look like smtp://user:password@host:587'],
  ['NODE_ENV', 'staging', 'NODE_ENV must be development, production or test'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
  [
    'MAP_TILES',
    'https://{s}.tile.example/{z}/{x}/{y}.png',
    'MAP_TILES must be an https address with {z}, {x} and {y}, without {s}',
  ],
  ['SESSION_IDLE_DAYS', '0', 'SESSION_IDLE_DAYS must be a number above 0'],
])('%s=%s is refused with a message', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(`The environment cannot be used: ${sentence}.`)
})

test('maps have the public tiles unless others are set', () => {
  expect(readEnv({ MAP_TILES: '', MAP_ATTRIBUTION: '' })).toMatchObject({
    MAP: 'on',
    MAP_TILES: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© OpenStreetMap contributors',
  })
})

test('all problems are reported at once', () => {
  expect(() => readEnv({ PORT: '-1', SMTP_URL: 'x' })).toThrow(
    /PORT must .*; .*SMTP_URL must|SMTP_URL must .*; .*PORT must/,
  )
})

test('in production a database server requires a secret and keys, the embedded database does not', () => {
  const server = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.test/backlot' }
  const shared = { ...server, SESSION_SECRET: 'x'.repeat(32), SIGNING_KEYS: 'y' }
  expect(() => readEnv({ ...shared, SESSION_SECRET: '' })).toThrow(
    'SESSION_SECRET is required in production with DATABASE_URL',
  )
  expect(() => readEnv({ ...shared, SIGNING_KEYS: '' })).toThrow(
    'SIGNING_KEYS is required in production with DATABASE_URL',
  )
  expect(readEnv(shared).DATABASE_URL).toBe(server.DATABASE_URL)
  expect(readEnv({ NODE_ENV: 'production' })).not.toMatchObject({ SESSION_SECRET: expect.anything() })
})

test('in production SMTP_URL requires APP_ORIGIN, because the Host header can be forged', () => {
  const mailing = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' }
  expect(() => readEnv(mailing)).toThrow('APP_ORIGIN is required in production with SMTP_URL')
  expect(readEnv({ ...mailing, APP_ORIGIN: 'https://backlot.test' }).SMTP_URL).toBe(mailing.SMTP_URL)
  expect(readEnv({ ...mailing, NODE_ENV: 'development' }).APP_ORIGIN).toBeUndefined()
})

describe('a bucket', () => {
  const whole = {
    S3_BUCKET: 'backlot-files',
    S3_REGION: 'us-west-2',
    S3_ACCESS_KEY_ID: 'AKIDCREW',
    S3_SECRET_ACCESS_KEY: 'picture/car+1976',
  }

  test('needs its region and both keys and can have its own endpoint', () => {
    expect(readEnv(whole)).toMatchObject({ ...whole, S3_FORCE_PATH_STYLE: false })
    const elsewhere = { S3_ENDPOINT: 'https://files.test', S3_FORCE_PATH_STYLE: '1' }
    expect(readEnv({ ...whole, ...elsewhere })).toMatchObject({
      S3_ENDPOINT: 'https://files.test',
      S3_FORCE_PATH_STYLE: true,
    })
    expect(() => readEnv({ ...whole, S3_ENDPOINT: 'files.test' })).toThrow('S3_ENDPOINT must be an address such as')
  })

  test.each(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('is refused without %s', (missing) => {
    const sentence =
      `The environment cannot be used: ${missing} is required with S3_BUCKET, because a bucket takes ` +
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.'
    expect(() => readEnv({ ...whole, [missing]: '' })).toThrow(expect.objectContaining({ message: sentence }))
  })

  test.each([
    ['S3_SECRET_ACCESS_KEY', 'picture/car+1976'],
    ['S3_ENDPOINT', 'https://files.test'],
    ['S3_FORCE_PATH_STYLE', '1'],
  ])('is required by %s alone; missing variables are named and no value is printed', (name, value) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(`S3_BUCKET is required with ${name}`)
    expect(read).toThrow(`S3_REGION is required with ${name}`)
    expect(read).not.toThrow(value)
  })
})

describe('signing in DocuSign', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const id = '5a1e0c3d-7b0f-4f0e-9c51-2f6d8e4b7a10'
  const whole = {
    SIGNER: 'docusign',
    DOCUSIGN_BASE_URL: 'https://demo.docusign.net/restapi/',
    DOCUSIGN_ACCOUNT_ID: id,
    DOCUSIGN_INTEGRATION_KEY: id,
    DOCUSIGN_USER_ID: id,
    DOCUSIGN_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    DOCUSIGN_TEMPLATE_ID: id,
    DOCUSIGN_CONNECT_KEYS: 'new, old',
  }

  test('accepts a key on one line and several connect keys, and has a default auth URL', () => {
    expect(readEnv(whole)).toMatchObject({
      DOCUSIGN_BASE_URL: 'https://demo.docusign.net/restapi',
      DOCUSIGN_AUTH_URL: 'https://account.docusign.com',
      DOCUSIGN_PRIVATE_KEY: privateKey,
      DOCUSIGN_CONNECT_KEYS: ['new', 'old'],
    })
    expect(readEnv({}).SIGNER).toBe('built-in')
  })

  test('is refused when a variable is missing or invalid, without printing a key', () => {
    expect(() => readEnv({ SIGNER: 'docusign' })).toThrow(
      /DOCUSIGN_BASE_URL is required with SIGNER=docusign; .*DOCUSIGN_CONNECT_KEYS is required with SIGNER=docusign/,
    )
    expect(() => readEnv({ ...whole, DOCUSIGN_CONNECT_KEYS: ' , ' })).toThrow('DOCUSIGN_CONNECT_KEYS is required')
    const damaged = () => readEnv({ ...whole, DOCUSIGN_PRIVATE_KEY: privateKey.slice(0, 200) })
    expect(damaged).toThrow('DOCUSIGN_PRIVATE_KEY must be the RSA private key of the app, as PEM')
    expect(damaged).not.toThrow(privateKey.slice(30, 60))
    expect(() => readEnv({ ...whole, NODE_ENV: 'production' })).toThrow('APP_ORIGIN is required in production')
  })
})

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'backlot-env-')), 'data')
  setEnv({ DATA_DIR: folder, SESSION_SECRET: undefined })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  setEnv()
})

/** The secret as a new process reads it. */
async function secretOfNewProcess() {
  vi.resetModules()
  const env = await import('~/server/env.server')
  env.setEnv({ DATA_DIR: folder, SESSION_SECRET: undefined })
  const { sessionSecret } = await import('~/server/signature.server')
  return sessionSecret()
}

test('a secret is created once, readable only by its owner, and reused by the next start', async () => {
  const secret = await secretOfNewProcess()
  const file = join(folder, 'session-secret')
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readFileSync(file, 'utf8')).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await secretOfNewProcess()).toBe(secret)
})
