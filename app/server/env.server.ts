import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { isTileAddress, PUBLIC_ATTRIBUTION, PUBLIC_TILES } from '~/models/trade/addresses/map-tiles'
import { SIGNING_METHODS } from '~/models/trade/vocabulary/documents'

const blankMeansAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankMeansAbsent, type.optional())
const withDefault = <T extends z.ZodType>(type: T, fallback: string) =>
  z.preprocess((value) => blankMeansAbsent(value) ?? fallback, type)

const web = z.url({ protocol: /^https?$/, error: 'must be an address such as https://backlot.example' })
const wholeNumber = z.coerce.number('must be a whole number above 0').int().min(1, 'must be a whole number above 0')
const flag = z.preprocess((value) => value === '1' || value === 'true', z.boolean())

/** Settings that an S3 bucket requires. */
const BUCKET = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Settings that signing through DocuSign requires. */
const DOCUSIGN = [
  'DOCUSIGN_BASE_URL',
  'DOCUSIGN_ACCOUNT_ID',
  'DOCUSIGN_INTEGRATION_KEY',
  'DOCUSIGN_USER_ID',
  'DOCUSIGN_PRIVATE_KEY',
  'DOCUSIGN_TEMPLATE_ID',
  'DOCUSIGN_CONNECT_KEYS',
] as const

const EnvSchema = z
  .object({
    NODE_ENV: withDefault(
      z.enum(['development', 'production', 'test'], 'must be development, production or test'),
      'development',
    ),
    /** Public address of the application; without it, links use the request's Host header, which can be forged. */
    APP_ORIGIN: optional(web.transform((address) => new URL(address).origin)),
    /** A PostgreSQL server. Without it the embedded database in DATA_DIR is used. */
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }),
    ),
    DATA_DIR: withDefault(z.string(), './data'),
    SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    /**
     * Keys that seal documents and signing events; `npm run signing-key` creates them. Without it they are in DATA_DIR.
     */
    SIGNING_KEYS: optional(z.string()),
    /** Enables demo features, such as the outbox page. */
    DEMO: flag,
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })),
    MAIL_FROM: withDefault(z.string(), 'Backlot <no-reply@backlot.example>'),
    /** Text messages are posted here as JSON { to, text, id }; without it they stay in the outbox. */
    SMS_URL: optional(web),
    SMS_TOKEN: optional(z.string()),
    /** Bucket of an S3-compatible store for files. Without it they are in DATA_DIR. */
    S3_BUCKET: optional(z.string()),
    S3_REGION: optional(z.string()),
    /** Endpoint of the store, if it is not Amazon's. */
    S3_ENDPOINT: optional(web),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    /** Puts the bucket's name into the path instead of the host. */
    S3_FORCE_PATH_STYLE: flag,
    /** Where new agreements are signed; those already sent are not affected. */
    SIGNER: withDefault(z.enum(SIGNING_METHODS, `must be ${SIGNING_METHODS.join(' or ')}`), 'built-in'),
    /** Base URL of the account, including '/restapi', and of the server that issues access tokens. */
    DOCUSIGN_BASE_URL: optional(web.transform((address) => address.replace(/\/+$/, ''))),
    DOCUSIGN_AUTH_URL: withDefault(
      web.transform((address) => new URL(address).origin),
      'https://account.docusign.com',
    ),
    DOCUSIGN_ACCOUNT_ID: optional(z.guid('must be the API account id')),
    DOCUSIGN_INTEGRATION_KEY: optional(z.guid('must be the integration key of the app')),
    DOCUSIGN_USER_ID: optional(z.guid('must be the id of the user it acts for')),
    DOCUSIGN_PRIVATE_KEY: optional(
      z
        .string()
        .transform((pem) => pem.replaceAll('\\n', '\n'))
        .refine(isRsaKey, 'must be the RSA private key of the app, as PEM'),
    ),
    DOCUSIGN_TEMPLATE_ID: optional(z.guid('must be the id of the template')),
    /** DocuSign webhooks may be signed with any of these keys, so that one can be rotated. */
    DOCUSIGN_CONNECT_KEYS: optional(z.string().transform((keys) => keys.split(/[\s,]+/).filter(Boolean))),
    ACCESS_MINUTES: withDefault(z.coerce.number('must be a number above 0').positive('must be a number above 0'), '15'),
    SESSION_IDLE_DAYS: withDefault(z.coerce.number('must be a number above 0').positive(), '14'),
    SESSION_MAX_DAYS: withDefault(z.coerce.number('must be a number above 0').positive(), '90'),
    /** Target of BACK on the entry pages; without it they have none. */
    OUTSIDE_URL: optional(web),
    /**
     * Whether the search shows a map of its results and pickup pages embed one of openstreetmap.org; if off, no other
     * site learns the locations.
     */
    MAP: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
    /** Address of the tiles of the search's map, and whom to credit for them. */
    MAP_TILES: withDefault(
      z.string().refine(isTileAddress, 'must be an https address with {z}, {x} and {y}, without {s}'),
      PUBLIC_TILES,
    ),
    MAP_ATTRIBUTION: withDefault(z.string(), PUBLIC_ATTRIBUTION),
    /** Number of proxies in front that append to X-Forwarded-For; with 0 the header is ignored. */
    PROXIES: withDefault(z.coerce.number('must be a whole number').int().min(0, 'must be 0 or more').max(9), '0'),
    BACKLOT_CRASH_AT: optional(z.enum(['before-commit', 'after-commit', 'before-mail-answer', 'after-mail-answer'])),
    PORT: withDefault(wholeNumber.max(65_535, 'must be 65535 at most'), '3000'),
  })
  .refine((given) => given.NODE_ENV !== 'production' || !given.DATABASE_URL || given.SESSION_SECRET, {
    path: ['SESSION_SECRET'],
    error: 'is required in production with DATABASE_URL, because every process must sign with the same one',
  })
  .refine((given) => given.NODE_ENV !== 'production' || !given.DATABASE_URL || given.SIGNING_KEYS, {
    path: ['SIGNING_KEYS'],
    error: 'is required in production with DATABASE_URL; "npm run first-signing-key" prints one to keep for good',
  })
  .refine((given) => given.NODE_ENV !== 'production' || !given.SMTP_URL || given.APP_ORIGIN, {
    path: ['APP_ORIGIN'],
    error: 'is required in production with SMTP_URL, because links in mail must not lead where a stranger says',
  })
  .superRefine((given, complaints) => {
    const begun = ([...BUCKET, 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'] as const).find((name) => given[name])
    for (const name of begun ? BUCKET.filter((each) => !given[each]) : [])
      complaints.addIssue({
        code: 'custom',
        path: [name],
        message: `is required with ${begun}, because a bucket takes ${BUCKET.join(', ')}`,
      })
  })

  .superRefine((given, complaints) => {
    if (given.SIGNER !== 'docusign') return
    const lacking = DOCUSIGN.filter((name) => !given[name]?.length)
    for (const name of lacking)
      complaints.addIssue({ code: 'custom', path: [name], message: 'is required with SIGNER=docusign' })
    if (given.NODE_ENV === 'production' && !given.APP_ORIGIN)
      complaints.addIssue({
        code: 'custom',
        path: ['APP_ORIGIN'],
        message: 'is required in production with SIGNER=docusign, because signers are sent back there',
      })
  })

/** Checked at start rather than at the first order. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

class BadSettings extends Error {
  override name = 'BadSettings'
}

export type Env = z.output<typeof EnvSchema>

let settings: Env | undefined

/** The settings, read from the environment once. Throws one sentence that names every invalid value. */
export function env(): Env {
  settings ??= readEnv(process.env)
  return settings
}

/** For tests: overrides some settings; with no argument the environment is read again. */
export function setEnv(part?: Partial<Env>) {
  settings = part ? { ...env(), ...part } : undefined
}

export function readEnv(source: Record<string, string | undefined>): Env {
  const read = EnvSchema.safeParse(source)
  if (read.success) return read.data
  const complaints = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new BadSettings(`The environment cannot be used: ${complaints.join('; ')}.`)
}

/** Fault injection: the points at which tests kill the process, to prove that nothing is lost or done twice. */
export type CrashPoint = 'before-commit' | 'after-commit' | 'before-mail-answer' | 'after-mail-answer'

/** Kills the process with SIGKILL when BACKLOT_CRASH_AT names this point; does nothing otherwise. */
export function crashPoint(point: CrashPoint) {
  if (env().BACKLOT_CRASH_AT === point) process.kill(process.pid, 'SIGKILL')
}

/** Origin of links that are not written during a request. */
export const ownOrigin = () => env().APP_ORIGIN ?? `http://localhost:${env().PORT}`
