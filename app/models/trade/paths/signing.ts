import { ofOrder, ownPaths, withQuery } from './own-path'

export const signingPaths = ownPaths({
  /** With the token as emailed; without it once a cookie replaces the token. */
  agreement: (token?: string) => (token ? `/agreement/${token}` : '/agreement'),
  /** Redirects to DocuSign if the agreement is signed there. */
  visit: () => '/agreement/signing',
  decline: () => '/agreement/decline',
  document: () => '/agreement/document',
  /** `to`: the email of a member to fill in. */
  agreementSigner: (orderId: number, projectId: string, name: string, to?: string) =>
    withQuery(ofOrder(orderId, projectId, name, 'signer'), { to }),
  agreementDelivery: (orderId: number, projectId: string, name: string) =>
    ofOrder(orderId, projectId, name, 'delivery'),
  agreementSigning: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'signing'),
  /** The sealed agreement. */
  orderAgreement: (orderId: number) => `/orders/${orderId}/agreement.pdf`,
})
