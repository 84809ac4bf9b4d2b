import type { ReactNode } from 'react'
import { Photo, type Picture } from '~/components/ui/photo'

interface VehicleCellProps {
  picture: Picture | null
  /** A line below the title. */
  detail: ReactNode
  /** The title, linked if the row does not lead elsewhere. */
  children: ReactNode
}

/** A vehicle in a cell of a `list-table`: a small photo, the title and a quiet line. */
export function VehicleCell({ picture, detail, children }: VehicleCellProps) {
  return (
    <div className="flex items-center gap-3">
      <Photo picture={picture} alt="" sizes="4rem" className="row-photo" />
      <p className="min-w-0 lg:py-2">
        {children}
        <span className="block text-xs font-normal break-words text-quiet">{detail}</span>
      </p>
    </div>
  )
}
