import { REPORT_MESSAGES } from '~/models/projects/project-form-messages'
import { reportName } from '~/models/projects/report'
import { can } from '~/models/trade/access/permissions'
import type { Outcome } from '~/models/trade/answers/outcome'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/transact.server'
import { zipStream } from '~/server/files/zip.server'
import type { Account } from '~/server/session/asker.server'
import { allCosts } from '~/services/billing/costs/all-costs.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { allLists } from '~/services/lists/all-lists.server'
import { reportFiles } from './report-files.server'

/**
 * The zip of a project: a PDF of each list, the costs and a manifest, made while it is read. Refused where its beginning
 * fails; what fails later breaks it off. 404 to strangers, 403 to members who may not download it.
 */
export function makeReport(
  asker: Account,
  projectId: string,
): Promise<Outcome<{ name: string; content: ReadableStream<Uint8Array> }>> {
  return attempt(REPORT_MESSAGES.failed, async () => {
    const membership = await requireMembership(asker, projectId)
    requirePermission('downloadZip', membership)
    const { project, access } = membership
    const madeAt = now()
    const content = await zipStream(
      reportFiles({
        project,
        lists: await allLists(membership),
        costs: can('seePrices', access) ? await allCosts(membership) : null,
        madeAt,
        made: `${formatInstantOfYear(madeAt, HOME_ZONE)} by ${asker.firstName} ${asker.lastName}`,
      }),
    )
    return { ok: true, name: reportName(project.title), content }
  })
}
