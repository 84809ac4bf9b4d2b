import { createHash } from 'node:crypto'
import { type CostRow, costTable } from '~/models/billing/cost-table'
import { listHeading } from '~/models/lists/list-heading'
import { REPORT_MESSAGES } from '~/models/projects/project-form-messages'
import { listFileNames, type ReportedFile, reportManifest, reportName } from '~/models/projects/report'
import { can } from '~/models/trade/access/permissions'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { csvFile } from '~/models/trade/format/csv'
import { pluralize } from '~/models/trade/format/text'
import { PRODUCT } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { PROJECT_STATUS_LABELS } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/client.server'
import { type ZipEntry, zipStream } from '~/server/files/zip.server'
import type { Account } from '~/server/session/asker.server'
import { allCosts } from '~/services/billing/all-costs.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { allLists, type WholeList } from '~/services/lists/list.server'
import { externalFiles, type ReportedExternal, reportedExternals } from './external-files.server'
import { listPdf } from './list-pdf.server'

/**
 * Streams the zip of a project: a PDF of each list, the costs, the files of external vehicles and a manifest. Refused if the start fails; a later error
 * aborts the stream. 404 for non-members, 403 without `downloadZip`.
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
    const made = `${formatInstantOfYear(madeAt, HOME_ZONE)} by ${asker.firstName} ${asker.lastName}`
    // query lazily, with the first chunk, so that queued downloads do not keep all lists in memory
    const files = async function* () {
      const costs = can('seePrices', access) ? await allCosts(membership) : null
      const ofReport = ({ id, isArchived }: WholeList) => !isArchived || costs?.some(({ listId }) => listId === id)
      const lists = (await allLists(membership)).filter(ofReport)
      const externals = await reportedExternals(membership, lists, costs !== null)
      yield* reportFiles({ project, lists, externals, costs, madeAt, made })
    }
    return { ok: true, name: reportName(project.title), content: await zipStream(files()) }
  })
}

type Report = {
  project: Membership['project']
  lists: WholeList[]
  /** By list vehicle. */
  externals: Map<string, ReportedExternal>
  /** Null for members who see no prices. */
  costs: CostRow[] | null
  madeAt: Date
  made: string
}

/** The files of a report, generated one after the other. The manifest comes last, when all hashes are known. */
async function* reportFiles(report: Report): AsyncGenerator<ZipEntry> {
  const { project, lists, externals, costs, made } = report
  const files: ReportedFile[] = []
  if (costs) {
    const about = [pluralize(costs.length, 'row'), 'Actual and estimated cost per vehicle']
    yield entry(files, { name: 'costs.csv', about, content: bytesOf(csvFile(costTable(costs))) })
  }
  const names = listFileNames(lists.map(({ name }) => name))
  for (const [index, list] of lists.entries()) {
    const about = [`List: ${list.name}`, listHeading(list), pluralize(list.vehicles.length, 'vehicle')]
    const document = { ...report, list, costs: costs?.filter(({ listId }) => listId === list.id) ?? null }
    const content = listPdf(document, (picture) => about.push(`Missing picture: ${picture}`))
    yield entry(files, { name: names[index] ?? list.id, about, content })
  }
  const missing: string[] = []
  for await (const file of externalFiles([...externals.values()], (name) => missing.push(name))) {
    yield entry(files, file)
  }
  const manifest = reportManifest({
    title: `${PRODUCT} report of ${project.title}`,
    facts: [
      { label: 'Production company', value: project.productionCompany },
      { label: 'Location', value: project.location },
      { label: 'Status', value: PROJECT_STATUS_LABELS[project.status] },
      { label: 'Lists', value: String(lists.length) },
      { label: 'Created', value: made },
      { label: 'Missing files', value: missing.join(', ') },
    ],
    files,
  })
  yield { name: 'manifest.txt', content: bytesOf(manifest) }
}

type Made = Pick<ReportedFile, 'name' | 'about'> & { content: AsyncIterable<Uint8Array> }

/** Counts and hashes the content for the manifest while it is streamed. */
function entry(files: ReportedFile[], { name, about, content }: Made): ZipEntry {
  async function* noted() {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const piece of content) {
      hash.update(piece)
      bytes += piece.byteLength
      yield piece
    }
    files.push({ name, about, bytes, sha256: hash.digest('hex') })
  }
  return { name, content: noted() }
}

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}
