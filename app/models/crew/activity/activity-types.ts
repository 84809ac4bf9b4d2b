import type { Day } from '~/models/trade/days/days'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'

/**
 * The types of the activity log, each with its subject: ids by name, and values that no row keeps. A new type does not
 * compile until it has its text in `activity-text.ts`.
 */
export type Subjects = {
  'project-created': Nothing
  'project-edited': Nothing
  'project-closed': Nothing

  'member-invited': { email: string; role: ProjectRole }
  'role-changed': { memberId: string; role: ProjectRole }
  'member-removed': { memberId: string }
  'member-left': Nothing
  /** `memberId` is its Owner from now on. */
  'handed-over': { memberId: string }

  'list-created': { listId: string }
  'list-edited': { listId: string }
  'vehicle-added': { listId: string; vehicleId: string }
  'vehicle-removed': { listVehicleId: string }
  'vehicle-restored': { listVehicleId: string }

  'inquiry-sent': { inquiryId: string }
  'offer-countered': Round
  'offer-accepted': Round
  'offer-declined': Round
  'inquiry-withdrawn': { inquiryId: string }

  /** `quote` and `invoice` are numbers as people say them: 'Q-1001', 'INV-2026-0007'. */
  'quote-made': { quote: string }
  'invoice-issued': { orderId: number; invoice: string }
  'invoice-corrected': { orderId: number; invoice: string }

  'order-placed': { orderId: number }
  'item-cancelled': { orderItemId: string }
  'days-changed': { orderItemId: string; from: Day; to: Day }
  extended: { orderItemId: string; to: Day }
  completed: { orderItemId: string }
}

export type ActivityType = keyof Subjects

type Nothing = Record<string, never>
type Round = { inquiryId: string; round: number }
