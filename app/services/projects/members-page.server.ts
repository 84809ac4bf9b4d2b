import { projectCounts } from '~/models/projects/project-counts'
import { can } from '~/models/trade/access/permissions'
import { allMembers } from '~/services/crew/members/all-members.server'
import type { Membership } from '~/services/crew/membership.server'
import { countProject } from './project-counts.server'

/** Everybody who belongs to a project, with what of it its members' dialog says and offers. Two queries. */
export async function membersPage(membership: Membership) {
  const { project, standing } = membership
  return {
    projectId: project.id,
    subtitle: `${project.title}, ${projectCounts(await countProject(membership))}`,
    members: await allMembers(membership),
    may: {
      invite: can('invite', standing),
      leave: can('leaveProject', standing),
      handOver: can('handOver', standing),
    },
  }
}
