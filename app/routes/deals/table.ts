import { index, type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('owner', 'routes/owner.tsx', [
    index('routes/owner._index.tsx'),
    route('inquiries/:inquiryId', 'routes/owner.inquiries.$inquiryId.tsx', [
      index('routes/owner.inquiries.$inquiryId._index.tsx'),
      route('acceptance', 'routes/owner.inquiries.$inquiryId.acceptance.ts'),
      route('decline', 'routes/owner.inquiries.$inquiryId.decline.tsx'),
      route('negotiation', 'routes/owner.inquiries.$inquiryId.negotiation.tsx'),
    ]),
  ]),
  route('updates', 'routes/updates.ts'),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route(':listVehicleId/acceptance', 'routes/projects.$projectId.list.$listVehicleId.acceptance.ts'),
  route(':listVehicleId/booking-request', 'routes/projects.$projectId.list.$listVehicleId.booking-request.ts'),
  route(':listVehicleId/decline', 'routes/projects.$projectId.list.$listVehicleId.decline.tsx'),
  route(':listVehicleId/inquiry', 'routes/projects.$projectId.list.$listVehicleId.inquiry.tsx'),
  route(':listVehicleId/negotiation', 'routes/projects.$projectId.list.$listVehicleId.negotiation.tsx'),
]
