/** What in a letter opens something: a link or a code, each by the letter it stands in. */
export const MESSAGE_SECRETS = [
  'owner-invitation',
  'crew-invitation',
  'sign-up-approval',
  'setup-link',
  'signing-link',
  'pickup-link',
  'code',
] as const

export type MessageSecretKind = (typeof MESSAGE_SECRETS)[number]
