/** Where an agreement is signed: on our own page, or in DocuSign. */
export const SIGNING_METHODS = ['built-in', 'docusign'] as const

export type SigningMethod = (typeof SIGNING_METHODS)[number]
