import { ownPaths } from './own-path'

export const shellPaths = ownPaths({
  pageNotFound: () => '/pageNotFound',
  terms: () => '/terms',
  privacy: () => '/privacy',
  outbox: () => '/outbox',
  outboxMail: (mailId: string) => `/outbox/${mailId}`,
})
