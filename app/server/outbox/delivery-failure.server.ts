import { z } from 'zod'
import type { DeliveryFailure } from '~/models/trade/vocabulary/messages'

/** A delivery that did not succeed, for a reason that is known; `isForGood` where no later attempt would mend it. */
export class NotDelivered extends Error {
  constructor(
    readonly failure: DeliveryFailure,
    sentence: string,
    readonly isForGood = false,
  ) {
    super(sentence)
  }
}

export function isPermanentFailure(error: unknown): boolean {
  return error instanceof NotDelivered && error.isForGood
}

/** Why a delivery failed, told from what it threw: our own word, else what the SMTP server or the line said. */
export function deliveryFailureOf(error: unknown): DeliveryFailure {
  if (error instanceof NotDelivered) return error.failure
  const { name, code, responseCode, response } = Thrown.catch(NOTHING_SAID).parse(error)
  if (code === 'EAUTH' || LOG_IN_CODES.includes(responseCode)) return 'auth-failed'
  if (/\b[45]\.2\.2\b/.test(response) || responseCode === MAILBOX_CODE) return 'mailbox-full'
  if (responseCode >= 500) return ADDRESS_CODES.includes(responseCode) ? 'address-refused' : 'message-refused'
  if (responseCode >= 400) return 'temporary-failure'
  if (name === 'TimeoutError') return 'timeout'
  return UNREACHABLE.includes(code) || name === 'TypeError' ? 'unreachable' : 'unknown'
}

/** As nodemailer and fetch throw: fetch names a line that broke a TypeError. */
const NOTHING_SAID = { name: '', code: '', responseCode: 0, response: '' }
const Thrown = z.object({
  name: z.string().catch(''),
  code: z.string().catch(''),
  responseCode: z.number().catch(0),
  response: z.string().catch(''),
})

const LOG_IN_CODES: readonly number[] = [530, 534, 535, 538]
const MAILBOX_CODE = 552
const ADDRESS_CODES: readonly number[] = [501, 510, 511, 513, 550, 551, 553, 556]
const UNREACHABLE: readonly string[] = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]
