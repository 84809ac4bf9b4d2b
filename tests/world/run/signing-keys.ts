import { newSigningKey } from '~/server/signing/certificate.server'

/** One for all applications of this process: what one of them seals, the others and the tests can check. */
export const SIGNING_KEYS = await newSigningKey()
