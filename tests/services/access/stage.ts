import {
  admins,
  allOutsiders,
  allOwners,
  orderReaders,
  owners,
  type Policy,
  pickupCrew,
  projectAdmins,
  renters,
  searchers,
  searchOwner,
  staff,
  vehicleManagers,
  vehicleOwner,
  withinCrew,
} from '#tests/architecture/policies'
import { aCrewAtWork } from '#tests/world/crews'
import { aNeighbor } from '#tests/world/neighbor'
import type { Account } from '~/server/session/asker.server'

const withStaff = (policy: Policy): Policy => ({ ...policy, provider: 'open' })

/** Who may call a service. Somebody outside the crew gets a 404 before other permissions are checked. */
export const SERVED = {
  admins,
  adminsOrStaff: withStaff(admins),
  searchers,
  searchOwner,
  renters,
  owners,
  vehicleOwner,
  vehicleManagers,
  vehicleOwnerOrStaff: withStaff(vehicleOwner),
  staff,
  crew: pickupCrew,
  /** For leaving a project: a removed member has already left. */
  crewAndRemoved: { ...pickupCrew, removed: 'open' },
  ...withinCrew(pickupCrew),
  orderReaders,
  orderReadersOrStaff: withStaff(orderReaders),
  projectAdmins,
  projectAdminsOrStaff: withStaff(projectAdmins),
  documentReaders: { ...projectAdmins, ...allOwners('not found') },
  /** Only the member's own cart. */
  cartOwner: { ...admins, ...allOutsiders('not found'), adminViewer: 'not found' },
} as const satisfies Record<string, Policy>

export type Stage = Awaited<ReturnType<typeof aStage>>
export type Call = (asker: Account, at: Stage) => Promise<unknown>
/** The services of some domains, by policy and name. */
export type Services = Partial<Record<keyof typeof SERVED, Record<string, Call>>>

/** The rows of a crew and its project, as arguments of services. */
export async function aStage() {
  const crew = await aCrewAtWork({}, [SOON])
  const { params, countered, inquiryId, agreed, givenUp, revision } = crew
  const { projectId } = params
  const orderId = Number(params.orderId)
  return {
    ...params,
    neighbor: await aNeighbor(crew),
    people: crew.people,
    vehicleId: crew.vehicleId,
    damageId: crew.damageId,
    mailId: givenUp,
    quoteId: Number(params.quoteId),
    orderId,
    revision: Number(revision),
    item: { orderId, projectId, orderItemId: params.orderItemId },
    fresh: { projectId, listVehicleId: params.listVehicleId },
    waiting: { projectId, listVehicleId: crew.waiting, inquiryId: params.inquiryId },
    countered: { side: 'renter', projectId, listVehicleId: countered, inquiryId } as const,
    agreed: { projectId, listVehicleId: agreed },
    external: { projectId, ...crew.external },
  }
}

/** Close enough to the booking for the pickup place to be shown. */
const SOON = { from: '2026-11-22', to: '2026-11-26' }
