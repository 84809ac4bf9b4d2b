import { drawVehicle } from './draw-vehicle'
import { type Photograph, photograph } from './photograph'
import { type Angle, anglesOf, type Subject } from './subject'

type Shot<Vehicle> = { vehicle: Vehicle; angle: Angle; picture: Photograph }

/** Enough to keep two cores busy; every shot under way holds about 4 MB of pixels. */
const SHOTS_AT_ONCE = 4

/** Yields every vehicle from all its angles, in the order given and in gallery order. */
export async function* photographFleet<Vehicle extends { drawing: Subject }>(
  vehicles: Iterable<Vehicle>,
): AsyncGenerator<Shot<Vehicle>> {
  const underWay: Promise<Shot<Vehicle>>[] = []
  for (const vehicle of vehicles) {
    for (const angle of anglesOf(vehicle.drawing)) {
      underWay.push(begin(vehicle, angle))
      if (underWay.length < SHOTS_AT_ONCE) continue
      const oldest = underWay.shift()
      if (oldest) yield await oldest
    }
  }
  for (const shot of underWay) yield await shot
}

function begin<Vehicle extends { drawing: Subject }>(vehicle: Vehicle, angle: Angle) {
  const shot = photograph(drawVehicle({ ...vehicle.drawing, angle })).then((picture) => ({ vehicle, angle, picture }))
  // A shot may fail while an earlier one is awaited; the failure is thrown when its turn comes.
  shot.catch(() => undefined)
  return shot
}
