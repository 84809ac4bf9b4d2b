import { index, type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('owner', 'routes/deals/inbox/inbox.tsx', [
    index('routes/deals/inbox/no-thread.tsx'),
    route('inquiries/:inquiryId', 'routes/deals/inbox/thread.tsx', [
      index('routes/deals/inbox/answer.tsx'),
      route('acceptance', 'routes/deals/inbox/acceptance.ts'),
      route('decline', 'routes/deals/inbox/decline.tsx'),
      route('messages', 'routes/deals/inbox/messages.tsx'),
      route('negotiation', 'routes/deals/inbox/negotiation.tsx'),
    ]),
  ]),
  route('owner/reply-templates', 'routes/deals/inbox/reply-templates.tsx'),
  route('answer/:token', 'routes/deals/answer-link/link.tsx'),
  route('offer/:linkId', 'routes/deals/answer-link/offer.tsx'),
  route('offer/:linkId/message', 'routes/deals/answer-link/message.tsx'),
  route('offer/:linkId/:answer', 'routes/deals/answer-link/answer.tsx'),
  route('projects/:projectId/selected/inquiries', 'routes/deals/selected-inquiries.tsx'),
  route('updates', 'routes/deals/updates.ts'),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route(':listVehicleId/acceptance', 'routes/deals/acceptance.ts'),
  route(':listVehicleId/booking-request', 'routes/deals/booking-request.ts'),
  route(':listVehicleId/decline', 'routes/deals/decline.tsx'),
  route(':listVehicleId/inquiry', 'routes/deals/inquiry.tsx'),
  route(':listVehicleId/messages', 'routes/deals/messages.tsx'),
  route(':listVehicleId/negotiation', 'routes/deals/negotiation.tsx'),
  route(':listVehicleId/withdrawal', 'routes/deals/withdrawal.tsx'),
]
