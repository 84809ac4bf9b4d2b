import { SIGNER_TITLES } from './signer-titles'

/** What somebody who signs up does on a production. For the provider to read; it opens nothing. */
export const SIGN_UP_ROLES = [
  ...SIGNER_TITLES,
  { value: 'Transportation Coordinator', label: 'Transportation Coordinator' },
  { value: 'Picture Car Coordinator', label: 'Picture Car Coordinator' },
  { value: 'Other', label: 'Other' },
] as const
