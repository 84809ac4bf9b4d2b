/**
 * What is done next about the envelope of an agreement: make it as a draft, send it, look whether it was answered, fetch
 * what was signed, withdraw it. over: nothing more.
 */
export const ENVELOPE_STEPS = ['make', 'send', 'follow', 'fetch', 'void', 'over'] as const

export type EnvelopeStep = (typeof ENVELOPE_STEPS)[number]
