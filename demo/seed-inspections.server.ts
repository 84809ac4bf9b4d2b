import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { THREE_QUARTER } from '~/models/trade/photos/angles'
import type { Damage } from '~/models/trade/vocabulary/damages'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { orderItems, orders, vehiclePhotos, vehicles } from '~/server/db/schema'
import { readPhotoFile } from '~/services/fleet/photo-file.server'
import type { InspectionDoor } from '~/services/pickup/inspection/open-inspection.server'
import { inspectVehicle, takePhoto } from './builder/inspect-vehicle.server'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'

const DENT: Damage = {
  photoType: 'exterior',
  observationPoint: 'driver_side',
  partOfVehicle: 'rear_door',
  damageType: 'dent',
  damageSize: 'small',
}
const TEAR: Damage = {
  photoType: 'interior',
  observationPoint: 'seat',
  partOfVehicle: 'driver_seat',
  damageType: 'tear',
  damageSize: 'medium',
}
/** Which of a vehicle's pictures stands for a shot. */
const ANGLE_OF: Record<Shot, number> = {
  'drivers-side': 0,
  rear: 1,
  'passenger-side': 2,
  'drivers-front': THREE_QUARTER.value,
}

/** A vehicle that is out was inspected by both sides, and one that is fetched next by its crew, half of the way. */
export async function seedInspections(cast: Cast, time: StoryTime): Promise<void> {
  const items = await readConfirmed()
  const today = todayIn(HOME_ZONE, now())
  const running = items.find(({ from }) => from <= today)
  const next = items.find(({ from }) => from > today)
  if (running) await time.at(2, () => inspectOnBothSides(running, cast))
  if (next) await time.at(1, () => beginInspection(next, cast))
}

type Item = Awaited<ReturnType<typeof readConfirmed>>[number]

function readConfirmed() {
  return db()
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      from: orderItems.bookedFrom,
      vehicleId: vehicles.id,
      ownerId: vehicles.ownerId,
      placedBy: orders.placedBy,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.status, 'confirmed'))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
}

async function inspectOnBothSides(item: Item, cast: Cast): Promise<void> {
  const owner = accountOf(cast, item.ownerId)
  const byOwner: InspectionDoor = { side: 'owner', phase: 'pickup', orderItemId: item.id, owner }
  await inspectVehicle(byOwner, { pictureOf: (shows) => pictureOf(item, shows, 'owner'), damages: [TEAR] })
  await inspectVehicle(crewAt(item, cast), {
    pictureOf: (shows) => pictureOf(item, shows, 'crew'),
    damages: [DENT, TEAR],
  })
}

async function beginInspection(item: Item, cast: Cast): Promise<void> {
  const door = crewAt(item, cast)
  for (const { value: shot } of SHOTS.slice(0, 2)) {
    await takePhoto(door, { type: 'general', shot }, await pictureOf(item, shot, 'crew'))
  }
  await takePhoto(door, { type: 'damage', ...DENT }, await pictureOf(item, DENT, 'crew'))
}

function crewAt({ id, orderId, placedBy }: Item, cast: Cast): InspectionDoor {
  const reader = { account: accountOf(cast, placedBy), holder: null }
  return { side: 'renter', phase: 'pickup', orderId, orderItemId: id, reader }
}

function accountOf(cast: Cast, id: string) {
  const account = Object.values(cast).find((each) => each.id === id)
  if (!account) throw new Error('Somebody who is not of the cast has to do with an order.')
  return account
}

/** What a phone of theirs makes of it: the picture of a shot, or a part of one that no other photo shows. */
async function pictureOf(item: Item, shows: Shot | Damage, taker: 'owner' | 'crew'): Promise<Buffer> {
  const isShot = typeof shows === 'string'
  const photo = await readPhoto(item.vehicleId, isShot ? ANGLE_OF[shows] : ANGLE_OF['drivers-side'])
  const picture = photo ?? (await BLANK.toBuffer())
  if (isShot) return taker === 'crew' ? picture : sharp(picture).modulate({ brightness: 1.1 }).jpeg().toBuffer()
  const left = shows.photoType === 'exterior' ? 560 : 240
  return sharp(picture)
    .resize(1200, 900)
    .extract({ left, top: taker === 'crew' ? 330 : 360, width: 400, height: 300 })
    .jpeg()
    .toBuffer()
}

const BLANK = sharp({ create: { width: 640, height: 480, channels: 3, background: '#76808c' } }).jpeg()

/** Null where the fleet has no picture to look at. */
async function readPhoto(vehicleId: string, angle: number): Promise<Buffer | null> {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(and(eq(vehiclePhotos.vehicleId, vehicleId), eq(vehiclePhotos.angle, angle)))
  const bytes = photo && (await readPhotoFile(photo.fileKey, '1200.jpg'))
  if (!bytes) return null
  return sharp(bytes)
    .jpeg()
    .toBuffer()
    .catch(() => null)
}
