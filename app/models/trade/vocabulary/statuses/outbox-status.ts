export const MESSAGE_KINDS = ['mail', 'sms'] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * skipped: nothing is configured to deliver it with; failed: too many tries, or refused for good; replaced: it did not
 * arrive, and another was written in its place.
 */
export const MESSAGE_STATUSES = ['queued', 'sent', 'skipped', 'failed', 'replaced'] as const

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
