import { Photo, type Picture } from '~/components/ui/photo'
import type { NotesView } from '~/models/lists/arrange/vehicle-notes'
import type { SelectedListVehicle } from '~/services/lists/arrange/arrange-pages.server'
import { VehicleNotes } from './vehicle-notes'

interface VehicleLineProps {
  vehicle: { title: string; town: string; picture: Picture | null; notes: NotesView }
  children?: React.ReactNode
}

/** A vehicle with its small picture, its location and its notes. */
export function VehicleLine({ vehicle: { title, town, picture, notes }, children }: VehicleLineProps) {
  return (
    <>
      <Photo picture={picture} alt="" sizes="4rem" className="arranged-photo" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-xs text-quiet">{town}</p>
        <VehicleNotes notes={notes} />
        {children}
      </div>
    </>
  )
}

interface SelectedVehiclesProps {
  vehicles: readonly SelectedListVehicle[]
  /** Why the action skips a vehicle; null if it does not. */
  whyNot: (vehicle: SelectedListVehicle) => string | null
}

/** The vehicles that an action applies to. */
export function SelectedVehicles({ vehicles, whyNot }: SelectedVehiclesProps) {
  return (
    <ul className="arranged-rows">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="arranged-row sheet">
          <div className="arranged-content">
            <VehicleLine vehicle={vehicle}>
              {whyNot(vehicle) && <p className="text-sm text-error">{whyNot(vehicle)}</p>}
            </VehicleLine>
          </div>
        </li>
      ))}
    </ul>
  )
}
