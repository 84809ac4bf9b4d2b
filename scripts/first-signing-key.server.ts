import { newSigningKey } from '~/server/signing/certificate.server'

/**
 * `npm run first-signing-key` prints the first key of a fresh install. It reads no settings, because those of production
 * cannot be used before it is among them.
 */
console.log(`SIGNING_KEYS=${await newSigningKey()}`)
