import { newSigningKey } from '~/server/signing/certificate.server'

/**
 * `npm run first-signing-key` prints the first key of a fresh install. It reads no settings, because production
 * settings are invalid without this key.
 */
console.log(`SIGNING_KEYS=${await newSigningKey()}`)
