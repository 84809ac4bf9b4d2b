import { Name } from '~/components/ui/name'
import { Photo, type Picture } from '~/components/ui/photo'

/** The vehicle that a step is about, small. */
export function VehicleStrip({ vehicle }: { vehicle: { title: string; town: string; picture: Picture | null } }) {
  return (
    <div className="sheet flex items-center gap-4 p-3">
      <Photo picture={vehicle.picture} alt="" sizes="6rem" isPriority className="w-24! shrink-0 rounded-field" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Name of={vehicle.title} />
        </p>
        <p className="text-sm text-quiet">{vehicle.town}</p>
      </div>
    </div>
  )
}
