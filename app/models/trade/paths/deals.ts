import type { InquiryAnswer } from '../vocabulary/deals'
import { inProject, ownPaths, withQuery } from './own-path'

/** The id of the button to accept an offer, where there is only one. */
export const ACCEPT_ID = 'accept'

export const dealPaths = ownPaths({
  inquiry: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'inquiry'),
  negotiation: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'negotiation'),
  acceptance: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'acceptance'),
  decline: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'decline'),
  withdrawal: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'withdrawal'),
  /** The offers and messages about a list vehicle. */
  messages: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'messages'),
  /** The same, with the focus on the button to accept the offer. */
  acceptInMessages: (projectId: string, listVehicleId: string) =>
    `${inProject(projectId, listVehicleId, 'messages')}#${ACCEPT_ID}`,
  bookingRequest: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'booking-request'),
  /** The emailed link to answer an offer; a cookie replaces its token. */
  answerLink: (token: string) => `/answer/${token}`,
  /** `other`: opens another offer of the same email instead. */
  linkedOffer: (linkId: string, other?: string) => withQuery(`/offer/${linkId}`, { other }),
  /** Confirms an answer. */
  linkedAnswer: (linkId: string, answer: InquiryAnswer) => `/offer/${linkId}/${answer}`,
  /** Writes to the other side without an answer. */
  linkedMessage: (linkId: string) => `/offer/${linkId}/message`,
  /** Polled by open pages for updates. */
  updates: () => '/updates',
  /** One inquiry about each of the list vehicles in the query parameter `selected`. */
  selectedInquiries: (projectId: string) => `/projects/${projectId}/selected/inquiries`,
  /** One page of a tab, of everything or of one vehicle or project; default: inquiries to answer. */
  ownerInbox: (tab?: string, after?: string, about: { vehicle?: string; project?: string } = {}) =>
    withQuery('/owner', { tab, after, ...about }),
  replyTemplates: () => '/owner/reply-templates',
  ownerInquiry: (inquiryId: string) => `/owner/inquiries/${inquiryId}`,
  /** The same, with the focus on the button to accept the offer. */
  acceptInInquiry: (inquiryId: string) => `/owner/inquiries/${inquiryId}#${ACCEPT_ID}`,
  ownerNegotiation: (inquiryId: string) => `/owner/inquiries/${inquiryId}/negotiation`,
  ownerAcceptance: (inquiryId: string) => `/owner/inquiries/${inquiryId}/acceptance`,
  ownerMessages: (inquiryId: string) => `/owner/inquiries/${inquiryId}/messages`,
  ownerDecline: (inquiryId: string) => `/owner/inquiries/${inquiryId}/decline`,
})
