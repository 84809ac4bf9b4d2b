import { sumCosts } from '~/models/billing/cost-sums'
import type { CostRow } from '~/models/billing/cost-table'
import { standardShots } from '~/models/fleet/standard-shots'
import { listHeading } from '~/models/lists/list-heading'
import { costsOfVehicle, overviewTable, PRICE_NOTE } from '~/models/projects/list-layout'
import { formatCents } from '~/models/trade/money'
import { pluralize } from '~/models/trade/words/text'
import { newPage, type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { longTable, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { allPrintedVehicles, drawSheet, drawShots } from '~/services/fleet/vehicle-sheet.server'
import type { WholeList } from '~/services/lists/list.server'

type ListPdf = {
  project: { title: string; productionCompany: string }
  list: WholeList
  /** Null for members who see no prices. */
  costs: CostRow[] | null
  madeAt: Date
  /** 'Nov 22, 2026, 9:10 AM ET by Dana Whitlock'. */
  made: string
}

/**
 * One list as a PDF: what is on it and what it comes to, then a page for each vehicle with its four pictures. Calls
 * `onMissing` for each missing picture. The photos of one vehicle at a time are in memory.
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
    const sheets = await allPrintedVehicles(list.vehicles.map(({ vehicleId }) => vehicleId))
    const vehicles = list.vehicles.flatMap((place) => {
      const sheet = sheets.get(place.vehicleId)
      return sheet ? [{ ...place, ...sheet }] : []
    })
    yield* writeOverview(pdf, document, vehicles)
    yield
    for (const [index, vehicle] of vehicles.entries()) {
      newPage(pdf)
      const costs = document.costs?.filter(({ listVehicleId }) => listVehicleId === vehicle.listVehicleId) ?? []
      heading(pdf, `${index + 1}. ${vehicle.title}`)
      paragraph(pdf, vehicle.town, { isQuiet: true })
      const shots = standardShots(vehicle.photos)
      for (const lost of await drawShots(pdf, vehicle.title, shots, SHOT_WIDTH)) onMissing(lost)
      drawSheet(pdf, vehicle, costsOfVehicle(costs))
      yield
    }
  })
}

/** In points, so that two rows of them leave room for what is known of the vehicle. */
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
