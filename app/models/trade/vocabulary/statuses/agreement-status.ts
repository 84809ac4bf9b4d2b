/** One agreement of an order is not replaced; that one counts. */
export const AGREEMENT_STATUSES = ['not_signed', 'signed', 'declined', 'replaced'] as const

export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]
