import { ofOrder, ownPaths } from './own-path'

export const signingPaths = ownPaths({
  /** With its token as it is mailed; without it once a cookie stands for the token. */
  agreement: (token?: string) => (token ? `/agreement/${token}` : '/agreement'),
  /** On to where it is signed, if that is somewhere else. */
  visit: () => '/agreement/signing',
  decline: () => '/agreement/decline',
  document: () => '/agreement/document',
  agreementSigner: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'signer'),
  agreementDelivery: (orderId: number, projectId: string, name: string) =>
    ofOrder(orderId, projectId, name, 'delivery'),
  agreementSigning: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'signing'),
  /** The sealed agreement. */
  orderAgreement: (orderId: number) => `/orders/${orderId}/agreement.pdf`,
})
