import { inProject, ownPaths, withQuery } from './own-path'

export const dealPaths = ownPaths({
  inquiry: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'inquiry'),
  negotiation: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'negotiation'),
  acceptance: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'acceptance'),
  decline: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'decline'),
  bookingRequest: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'booking-request'),
  /** What an open page asks for news. */
  updates: () => '/updates',
  /** One page of a tab; without a tab, what waits for an answer. */
  ownerInbox: (tab?: string, after?: string) => withQuery('/owner', { tab, after }),
  ownerInquiry: (inquiryId: string) => `/owner/inquiries/${inquiryId}`,
  ownerNegotiation: (inquiryId: string) => `/owner/inquiries/${inquiryId}/negotiation`,
  ownerAcceptance: (inquiryId: string) => `/owner/inquiries/${inquiryId}/acceptance`,
  ownerDecline: (inquiryId: string) => `/owner/inquiries/${inquiryId}/decline`,
})
