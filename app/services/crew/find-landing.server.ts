import { can } from '~/models/trade/access/permissions'
import { elsewhere, type Landing, landingOf, type ProjectPlace, projectPlaceOf } from '~/models/trade/addresses/landing'
import { ProjectParams } from '~/models/trade/addresses/params'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { findMembership, type Member } from './membership.server'

/**
 * Where to redirect after a log-in: `returnTo` if the role may open it and, for a project page, if the member has the
 * permission that the page needs. Otherwise the home page, whether the page is forbidden or does not exist.
 */
export async function findLanding(member: Member, returnTo: OwnPath | null): Promise<Landing> {
  const landing = landingOf(member.role, returnTo)
  const place = landing.isElsewhere ? null : projectPlaceOf(landing.to)
  return !place || (await mayEnter(member, place)) ? landing : elsewhere(member.role, landing.to)
}

async function mayEnter(member: Member, { projectId, permission }: ProjectPlace): Promise<boolean> {
  const params = ProjectParams.safeParse({ projectId })
  const membership = params.success ? await findMembership(member, params.data.projectId) : null
  return membership !== null && can(permission, membership.access)
}
