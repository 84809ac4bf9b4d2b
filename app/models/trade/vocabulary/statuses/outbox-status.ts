export const NOTICE_KINDS = ['mail', 'sms'] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/**
 * kept: nothing is configured to deliver it with; given-up: too many tries, or refused for good; replaced: it did not
 * arrive, and another was written in its place.
 */
export const NOTICE_STATUSES = ['waiting', 'sent', 'kept', 'given-up', 'replaced'] as const

export type NoticeStatus = (typeof NOTICE_STATUSES)[number]
