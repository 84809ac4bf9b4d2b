/** What a production hands in for an order, by the names of their parts in the form. */
export const DOCUMENT_KINDS = ['purchase-order', 'coi'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_NAMES: Record<DocumentKind, string> = { 'purchase-order': 'Purchase Order', coi: 'COI' }

/** staged: waits for the other one, for whoever sent it alone. current: what counts. replaced: another took its place. */
export const DOCUMENT_STATUSES = ['staged', 'current', 'replaced'] as const

/** What the marketplace shows of itself on every order. */
export const PROVIDER_DOCUMENTS = ['w-9', 'business-license', 'tax-license'] as const
export type ProviderDocument = (typeof PROVIDER_DOCUMENTS)[number]

export const PROVIDER_DOCUMENT_NAMES: Record<ProviderDocument, string> = {
  'w-9': 'W-9',
  'business-license': 'Business license',
  'tax-license': 'Tax license',
}
