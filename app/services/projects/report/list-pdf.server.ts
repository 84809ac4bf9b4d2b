import { sumCosts } from '~/models/billing/cost-sums'
import type { CostRow } from '~/models/billing/cost-table'
import { listHeading } from '~/models/lists/list-heading'
import { costsOfVehicle, overviewTable, type PdfTable, PRICE_NOTE } from '~/models/projects/list-layout'
import { formatCents } from '~/models/trade/money'
import { pluralize } from '~/models/trade/words/text'
import { newPage, type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { type PrintedPicture, pictures } from '~/server/pdf/pictures.server'
import { longTable, table, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { allVehicleSheets, findPhotoBytes, type VehicleSheet } from '~/services/fleet/vehicle-photos.server'
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
    const sheets = await allVehicleSheets(list.vehicles.map(({ vehicleId }) => vehicleId))
    const vehicles = list.vehicles.flatMap((place) => {
      const sheet = sheets.get(place.vehicleId)
      return sheet ? [{ ...place, ...sheet }] : []
    })
    yield* writeOverview(pdf, document, vehicles)
    yield
    for (const [index, vehicle] of vehicles.entries()) {
      newPage(pdf)
      const costs = document.costs?.filter(({ listVehicleId }) => listVehicleId === vehicle.listVehicleId) ?? []
      await writeVehicle(pdf, { number: index + 1, vehicle, costs: costsOfVehicle(costs) }, onMissing)
      yield
    }
  })
}

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

type VehiclePage = { number: number; vehicle: VehicleSheet; costs: PdfTable }

/** A vehicle on a page of its own. A photo whose file is gone leaves a frame that says so, and calls `onMissing`. */
export async function writeVehicle(
  pdf: Pdf,
  { number, vehicle, costs }: VehiclePage,
  onMissing: (missing: string) => void,
) {
  const shots = await Promise.all(vehicle.shots.map((shot) => printed(vehicle.title, shot)))
  heading(pdf, `${number}. ${vehicle.title}`)
  paragraph(pdf, vehicle.town, { isQuiet: true })
  pictures(pdf, shots)
  for (const { label, isLost } of shots) if (isLost) onMissing(`${vehicle.title}, ${label.toLowerCase()}`)
  gap(pdf, 6)
  definitionList(pdf, vehicle.facts)
  gap(pdf, 6)
  if (costs.rows.length > 0) table(pdf, costs.columns, costs.rows)
  gap(pdf, 8)
  definitionList(
    pdf,
    vehicle.conditions.map(({ part, condition, note }) => ({
      label: part,
      value: [condition, note].filter(Boolean).join('. '),
    })),
  )
  definitionList(pdf, [{ label: 'Modifications', value: vehicle.modifications.join(', ') }], { columns: 1 })
}

type Printed = PrintedPicture & { isLost: boolean }

async function printed(vehicle: string, { label, photo }: VehicleSheet['shots'][number]): Promise<Printed> {
  const picture = { label, alt: `${vehicle}, ${label.toLowerCase()}` }
  if (!photo) return { ...picture, bytes: null, absence: 'No picture yet', isLost: false }
  const bytes = await findPhotoBytes(photo.fileKey, '1200.jpg')
  return { ...picture, bytes, absence: LOST, isLost: bytes === null }
}

const LOST = 'This picture is missing.'
