import { newSigningKey } from '~/server/signing/certificate.server'

/** Shared by all applications of this process, so that they and the tests can verify each other's seals. */
export const SIGNING_KEYS = await newSigningKey()
