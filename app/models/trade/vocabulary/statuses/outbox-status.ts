export const MESSAGE_KINDS = ['mail', 'sms'] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * kept: nothing is configured to deliver it with; given-up: too many tries, or refused for good; replaced: it did not
 * arrive, and another was written in its place.
 */
export const MESSAGE_STATUSES = ['waiting', 'sent', 'kept', 'given-up', 'replaced'] as const

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
