/** Where an agreement is signed: on our own page, or in DocuSign. */
export const SIGNING_WAYS = ['built-in', 'docusign'] as const

export type SigningWay = (typeof SIGNING_WAYS)[number]
