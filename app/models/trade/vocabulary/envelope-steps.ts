/**
 * What is done next about the envelope of an agreement: create it as a draft, send it, poll whether it was answered, fetch
 * what was signed, withdraw it. done: nothing more.
 */
export const ENVELOPE_STEPS = ['create', 'send', 'poll', 'fetch', 'void', 'done'] as const

export type EnvelopeStep = (typeof ENVELOPE_STEPS)[number]
