/** What a code of four digits opens. */
export const VERIFICATION_PURPOSES = ['password-reset', 'phone-change', 'email-change'] as const

export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number]
