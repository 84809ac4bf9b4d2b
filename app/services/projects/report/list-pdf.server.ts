import { sumCosts } from '~/models/billing/cost-sums'
import type { CostRow } from '~/models/billing/cost-table'
import type { TimelineEntry } from '~/models/deals/timeline/timeline'
import { standardShots } from '~/models/fleet/standard-shots'
import { listHeading } from '~/models/lists/list-heading'
import { costsOfVehicle, notesLine, overviewTable, PRICE_NOTE } from '~/models/projects/list-layout'
import { timelineLines } from '~/models/projects/timeline-lines'
import { pluralize } from '~/models/trade/format/text'
import { formatCents } from '~/models/trade/money'
import { newPage, type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { longTable, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { printedTimelines } from '~/services/deals/timeline/select-timelines.server'
import { allPrintedVehicles, drawSheet, drawShots } from '~/services/fleet/vehicle-sheet.server'
import type { WholeList } from '~/services/lists/list.server'
import { drawExternal } from './draw-external.server'
import type { ReportedExternal } from './external-files.server'

type ListPdf = {
  project: { title: string; productionCompany: string }
  list: WholeList
  /** By list vehicle. */
  externals: ReadonlyMap<string, ReportedExternal>
  /** Null for members who see no prices. */
  costs: CostRow[] | null
  madeAt: Date
  /** 'Nov 22, 2026, 9:10 AM ET by Dana Whitlock'. */
  made: string
}

/**
 * One list as a PDF: an overview with totals, then a page per vehicle with its four standard pictures. Calls
 * `onMissing` for each missing picture. Keeps the photos of one vehicle at a time in memory.
 */
export function listPdf(document: ListPdf, onMissing: (missing: string) => void): AsyncGenerator<Uint8Array> {
  const { project, list, madeAt, made } = document
  const about = {
    title: `${list.name} - ${project.title}`,
    language: 'en-US',
    subject: `Picture vehicles on the list ${list.name} of ${project.title}`,
    writtenAt: madeAt,
    footer: `${project.title} - ${list.name} - Created ${made}`,
  }
  return pdfOf(about, async function* (pdf) {
    const sheets = await allPrintedVehicles(list.vehicles.flatMap(({ vehicleId }) => vehicleId ?? []))
    const vehicles = list.vehicles.flatMap(({ vehicleId, ...place }) => {
      const sheet = vehicleId && sheets.get(vehicleId)
      return sheet ? [{ ...place, ...sheet }] : []
    })
    const timelines = await printedTimelines(document.costs ? vehicles.map(({ listVehicleId }) => listVehicleId) : [])
    const externals = list.vehicles.flatMap((place) => {
      const external = document.externals.get(place.listVehicleId)
      return external ? [{ ...place, ...external, town: '' }] : []
    })
    yield* writeOverview(pdf, document, [...vehicles, ...externals])
    yield
    for (const [index, vehicle] of vehicles.entries()) {
      newPage(pdf)
      const costs = document.costs?.filter(({ listVehicleId }) => listVehicleId === vehicle.listVehicleId) ?? []
      heading(pdf, `${index + 1}. ${vehicle.title}`)
      paragraph(pdf, vehicle.town, { isQuiet: true })
      const notes = notesLine(vehicle)
      if (notes) paragraph(pdf, notes)
      const shots = standardShots(vehicle.photos)
      for (const lost of await drawShots(pdf, vehicle.title, shots, SHOT_WIDTH)) onMissing(lost)
      drawSheet(pdf, vehicle, costsOfVehicle(costs))
      drawTimeline(pdf, timelines.get(vehicle.listVehicleId) ?? [])
      yield
    }
    for (const [index, external] of externals.entries()) {
      newPage(pdf)
      const costs = document.costs?.filter(({ listVehicleId }) => listVehicleId === external.listVehicleId) ?? []
      heading(pdf, `${vehicles.length + index + 1}. ${external.title}`)
      await drawExternal(pdf, external, { notes: notesLine(external), costs: costsOfVehicle(costs) }, onMissing)
      yield
    }
  })
}

/** The offers and messages about a vehicle, for members who see prices. */
function drawTimeline(pdf: Pdf, entries: readonly TimelineEntry[]) {
  if (entries.length === 0) return
  gap(pdf)
  heading(pdf, 'Offers and messages')
  for (const { head, text } of entries.map(timelineLines)) {
    paragraph(pdf, head, { isBold: true })
    paragraph(pdf, text)
  }
}

/** In points. Two rows of shots leave room for the vehicle's data on the same page. */
const SHOT_WIDTH = 216

type Overview = Parameters<typeof overviewTable>[0]

function* writeOverview(pdf: Pdf, { project, list, costs, made }: ListPdf, vehicles: Overview) {
  title(pdf, list.name, listHeading(list))
  definitionList(pdf, [
    { label: 'Project', value: project.title },
    { label: 'Production company', value: project.productionCompany },
    { label: 'Set location', value: list.location },
  ])
  paragraph(pdf, `Created ${made}`, { isQuiet: true })
  gap(pdf)
  heading(pdf, pluralize(vehicles.length, 'vehicle'))
  const overview = overviewTable(vehicles, costs)
  if (overview.rows.length === 0) return paragraph(pdf, 'No cars found.', { isQuiet: true })
  yield* longTable(pdf, overview.columns, overview.rows)
  if (!costs) return
  gap(pdf)
  const { agreed, tax, total } = sumCosts(costs)
  if (total > 0)
    totals(pdf, [
      { label: 'Agreed', amount: formatCents(agreed) },
      { label: 'Tax', amount: formatCents(tax) },
      { label: 'Total with tax', amount: formatCents(total) },
    ])
  paragraph(pdf, PRICE_NOTE, { isQuiet: true })
}
