/** The two ways to reach somebody; each is changed in two steps, the second with a code sent to the new one. */
export const CONTACTS = ['phone', 'email'] as const

export type Contact = (typeof CONTACTS)[number]
