/** What is done to the link of somebody who was sent pickup details, as addresses say it. */
export const RECIPIENT_ACTS = ['link', 'revocation'] as const

export type RecipientAct = (typeof RECIPIENT_ACTS)[number]
