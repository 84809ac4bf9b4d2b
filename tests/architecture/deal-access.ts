import { askers, editors, everybody, leaders, nobody, owners, type Policy, renters, vehicleOwner } from './policies'

/** The part of the access table about inquiries and offers. */
export const DEAL_ACCESS: Record<string, { loader?: Policy; action?: Policy }> = {
  '/answer/:token': { loader: everybody },
  '/offer/:linkId': { loader: nobody },
  '/offer/:linkId/message': { loader: nobody, action: nobody },
  '/offer/:linkId/:answer': { loader: nobody, action: nobody },
  '/projects/:projectId/list/:listVehicleId/inquiry': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/negotiation': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/decline': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/messages': { loader: editors, action: leaders },
  '/projects/:projectId/list/:listVehicleId/withdrawal': { loader: leaders, action: leaders },
  '/projects/:projectId/list/:listVehicleId/acceptance': { loader: renters, action: leaders },
  '/projects/:projectId/list/:listVehicleId/booking-request': { loader: renters, action: askers },
  '/owner': { loader: owners },
  '/owner?index': {},
  '/owner/reply-templates': { loader: owners, action: owners },
  '/owner/inquiries/:inquiryId': { loader: vehicleOwner },
  '/owner/inquiries/:inquiryId?index': {},
  '/owner/inquiries/:inquiryId/acceptance': { loader: owners, action: vehicleOwner },
  // these loaders return nothing: the data comes from the parent route
  '/owner/inquiries/:inquiryId/messages': { loader: owners, action: vehicleOwner },
  '/owner/inquiries/:inquiryId/decline': { loader: owners, action: vehicleOwner },
  '/owner/inquiries/:inquiryId/negotiation': { loader: owners, action: vehicleOwner },
}
