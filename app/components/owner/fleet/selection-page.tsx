import type { ReactNode } from 'react'
import { Breadcrumb, PageTitle } from '~/components/ui/page'

interface SelectionPageProps {
  title: string
  lead: string
  /** The page that the vehicles were selected on. */
  back: string
  children: ReactNode
}

/** The page of an action on several vehicles. */
export function SelectionPage({ title, lead, back, children }: SelectionPageProps) {
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: 'Vehicles', to: back }]} current={title} />
      <PageTitle title={title} lead={lead} />
      <div className="mt-5 grid gap-5">{children}</div>
    </div>
  )
}

/** Hidden fields with the selection, for a form that reloads this page. */
export function SelectionFields({ selected, back }: { selected: readonly string[]; back: string }) {
  return (
    <>
      {selected.map((id) => (
        <input key={id} type="hidden" name="selected" value={id} />
      ))}
      <input type="hidden" name="return" value={back} />
    </>
  )
}

/** A vehicle's name and stock number. */
export function VehicleName({ title, stockNumber }: { title: string; stockNumber: string }) {
  return (
    <>
      {title}
      {stockNumber && <span className="block text-xs font-normal text-quiet">#{stockNumber}</span>}
    </>
  )
}
