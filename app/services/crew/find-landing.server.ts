import { can } from '~/models/trade/access/permissions'
import { elsewhere, type Landing, landingOf, type ProjectPlace, projectPlaceOf } from '~/models/trade/addresses/landing'
import { ProjectParams } from '~/models/trade/addresses/params'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { findMembership, type Member } from './membership.server'

/**
 * Where a log-in leads somebody: as their role says, and into a project only where they belong to it and may do there
 * what the address is for. Everything else leads home, whether it is closed to them or not there at all.
 */
export async function findLanding(member: Member, returnTo: OwnPath | null): Promise<Landing> {
  const landing = landingOf(member.role, returnTo)
  const place = landing.isElsewhere ? null : projectPlaceOf(landing.to)
  return !place || (await mayEnter(member, place)) ? landing : elsewhere(member.role, landing.to)
}

async function mayEnter(member: Member, { projectId, act }: ProjectPlace): Promise<boolean> {
  const params = ProjectParams.safeParse({ projectId })
  const membership = params.success ? await findMembership(member, params.data.projectId) : null
  return membership !== null && can(act, membership.access)
}
