import { Link } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import type {
  ComparedRow,
  ComparedSection,
  ComparedShot,
  ComparedVehicle,
  ComparisonPage,
} from '~/models/search/comparison'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { comparePath } from './comparison-path'

interface ComparisonTableProps {
  page: ComparisonPage
  Add: AddButton
}

/** Vehicles as columns. On small screens the name of a row is above its cells, and the table scrolls sideways. */
export function ComparisonTable({ page, Add }: ComparisonTableProps) {
  const { vehicles, shots, sections, isOnlyDifferent } = page
  const shown = grouped(sections, vehicles.length).slice(0, isOnlyDifferent ? -1 : undefined)
  return (
    <section
      className="comparison sheet"
      aria-label="Comparison"
      data-vehicles={vehicles.length}
      {...(vehicles.length > 2 ? SCROLLABLE : {})}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Fact</span>
            </th>
            {vehicles.map((vehicle) => (
              <th scope="col" key={vehicle.id}>
                <Link className="link" to={fleetPaths.viewVehicle(vehicle.id)}>
                  <Name of={vehicle.title} />
                </Link>
                {vehicle.isGone && <Status tone="gone" label="Not Available" className="mt-1" />}
              </th>
            ))}
          </tr>
        </thead>
        <Shots shots={shots.slice(0, 1)} vehicles={vehicles} />
        <tbody className="no-print">
          <ActionRow page={page} Add={Add} />
          <RemovalRow page={page} />
        </tbody>
        {shown.map(({ title, rows }) => (
          <tbody key={title} hidden={rows.length === 0}>
            <SectionHead title={title} columns={vehicles.length + 1} />
            {rows.map((row) => (
              <FactRow key={row.label} row={row} vehicles={vehicles} />
            ))}
          </tbody>
        ))}
        <Shots title="Photos" shots={shots.slice(1)} vehicles={vehicles} />
      </table>
    </section>
  )
}

/** What differs in its sections, and last what is the same. */
function grouped(sections: readonly ComparedSection[], vehicles: number): ComparedSection[] {
  const same = sections.flatMap(({ rows }) => rows.filter(({ isDifferent }) => !isDifferent))
  const different = sections.map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) }))
  return [
    ...different.filter(({ rows }) => rows.length > 0),
    { title: vehicles === 2 ? 'The same for both' : 'The same for all', rows: same },
  ]
}

// A box that scrolls on small screens, so it has to be reachable by keyboard.
const SCROLLABLE = { tabIndex: 0 }

function SectionHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="comparison-section">
      <th scope="rowgroup" colSpan={columns}>
        {title}
      </th>
    </tr>
  )
}

interface ShotsProps {
  title?: string
  shots: readonly ComparedShot[]
  vehicles: readonly ComparedVehicle[]
}

/** Rows of photos, one for each angle. The first row is above the facts, the others are below them. */
function Shots({ title, shots, vehicles }: ShotsProps) {
  if (shots.length === 0) return null
  return (
    <tbody>
      {title && <SectionHead title={title} columns={vehicles.length + 1} />}
      {shots.map((shot) => (
        <ShotRow key={shot.label} shot={shot} vehicles={vehicles} />
      ))}
    </tbody>
  )
}

/** The same angle of every vehicle. */
function ShotRow({ shot: { label, photos }, vehicles }: { shot: ComparedShot; vehicles: readonly ComparedVehicle[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {vehicles.map(({ id, title }, index) => (
        <td key={id}>
          {photos[index] ? (
            <Photo
              picture={photos[index]}
              alt={`${title}, ${label.toLowerCase()}`}
              sizes={SIZES}
              className="rounded-field"
            />
          ) : (
            <p className="comparison-missing">No photo of this angle</p>
          )}
        </td>
      ))}
    </tr>
  )
}

const SIZES = '(min-width: 48rem) 16rem, 45vw'

function FactRow({ row: { label, cells }, vehicles }: { row: ComparedRow; vehicles: readonly ComparedVehicle[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {vehicles.map(({ id }, index) => (
        <td key={id} className={isExceptional(cells, index) ? 'is-exceptional' : undefined}>
          {cells[index]?.value}
          {cells[index]?.note && <p className="text-sm text-quiet">{cells[index]?.note}</p>}
        </td>
      ))}
    </tr>
  )
}

/** Whether this value differs from one that most of the vehicles share; never so for two. */
function isExceptional(cells: ComparedRow['cells'], index: number): boolean {
  const sharing = (value: string | undefined) => cells.filter((cell) => cell.value === value).length
  return cells.some(({ value }) => value !== cells[index]?.value && 2 * sharing(value) > cells.length)
}

function ActionRow({ page, Add }: ComparisonTableProps) {
  const { vehicles, mayAdd, last } = page
  return (
    <tr>
      <th scope="row">Next step</th>
      {vehicles.map((vehicle) => (
        <td key={vehicle.id}>
          <div className="grid gap-2">
            {mayAdd && !vehicle.isGone && (
              <Add vehicle={vehicle} place={vehicle.place} last={last} returnTo={comparePath(page, {})} />
            )}
            {vehicle.inquireTo && (
              <Link className={BUTTON_CLASS.outline} to={vehicle.inquireTo}>
                Inquire<span className="sr-only"> {vehicle.title}</span>
              </Link>
            )}
          </div>
        </td>
      ))}
    </tr>
  )
}

/** In a row of its own, because the steps above it differ in height. */
function RemovalRow({ page }: { page: ComparisonPage }) {
  return (
    <tr className="border-t-0!">
      <th scope="row" className="py-0!">
        <span className="sr-only">Remove</span>
      </th>
      {page.vehicles.map(({ id, title }) => (
        <td key={id} className="py-0!">
          <Link
            className="tap -ml-2 px-2 text-sm text-quiet"
            to={comparePath(page, { without: id })}
            preventScrollReset
          >
            <Icon name="x" />
            Remove<span className="sr-only"> {title} from the comparison</span>
          </Link>
        </td>
      ))}
    </tr>
  )
}
