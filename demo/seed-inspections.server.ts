import { and, asc, eq, type SQL } from 'drizzle-orm'
import sharp from 'sharp'
import { countDays, type Day } from '~/models/trade/days/day'
import { instantIn } from '~/models/trade/days/zones'
import { THREE_QUARTER } from '~/models/trade/photos'
import { type Damage, type InspectionPhase, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { db, orderItems, orders, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { findPhotoBytes } from '~/services/fleet/photo-variants.server'
import type { InspectionAccess } from '~/services/pickup/inspection.server'
import { confirmReturn, objectToReturn } from '~/services/pickup/return.server'
import { inspectVehicle, takePhoto } from './builder/inspect-vehicle.server'
import { unwrap } from './builder/unwrap'
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
const BENT: Damage = {
  photoType: 'exterior',
  observationPoint: 'driver_side',
  partOfVehicle: 'front_fender',
  damageType: 'dent',
  damageSize: 'large',
}
/** The angle of the listing photo used for each shot. */
const ANGLE_OF: Record<Shot, number> = {
  'drivers-side': 0,
  rear: 1,
  'passenger-side': 2,
  'drivers-front': THREE_QUARTER.value,
}

/**
 * The rental that began first was inspected by both sides, and the crew has half finished the inspection of the last one,
 * each on the day of its pickup.
 */
export async function seedInspections(cast: Cast, time: StoryTime): Promise<void> {
  const items = await readItems(eq(orderItems.status, 'confirmed'))
  const running = items.filter(({ from, zone }) => from < time.inDays(0, zone))
  const [first, last] = [running.at(0), running.at(-1)]
  if (!first || !last || first === last) throw new Error('There are less than two rentals to inspect.')
  await time.at(hoursSincePickup(first, time), () => inspectOnBothSides(first, cast))
  await time.at(hoursSincePickup(last, time), () => beginInspection(last, cast))
}

/** Since the morning of the first day. */
const hoursSincePickup = ({ from, zone }: Item, time: StoryTime) =>
  (time.hoursAgo(0).getTime() - instantIn(`${from}T08:00:00`, zone).getTime()) / 3_600_000

/**
 * Before the rental is completed: the vehicle was inspected at pickup, came back with a new damage, and its owner
 * disputes the return.
 */
export async function seedReturn(orderItemId: string, cast: Cast, time: StoryTime): Promise<void> {
  const [item] = await readItems(eq(orderItems.id, orderItemId))
  if (!item) throw new Error('The order has lost an item.')
  const hoursSince = (day: Day) => (countDays({ from: day, to: time.inDays(0) }) - 1) * 24
  await time.at(hoursSincePickup(item, time), () => inspectOnBothSides(item, cast))

  const [crew, owner] = [crewAt(item, cast, 'return'), ownerAt(item, cast, 'return')]
  const back = hoursSince(item.to) + 4
  await time.at(back, async () => {
    await inspect(crew, item, [DENT, TEAR])
    unwrap(await confirmReturn(crew))
  })
  await time.at(back - 1, async () => {
    await inspect(owner, item, [TEAR, BENT])
    unwrap(await objectToReturn(owner.account, item.id, 'The front fender was straight when it left my yard.'))
  })
}

type Item = Awaited<ReturnType<typeof readItems>>[number]

function readItems(which: SQL) {
  return db()
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      from: orderItems.bookedFrom,
      to: orderItems.bookedTo,
      vehicleId: vehicles.id,
      zone: vehicles.zone,
      ownerId: vehicles.ownerId,
      placedBy: orders.placedBy,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(which)
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
}

async function inspectOnBothSides(item: Item, cast: Cast): Promise<void> {
  await inspect(ownerAt(item, cast, 'pickup'), item, [TEAR])
  await inspect(crewAt(item, cast, 'pickup'), item, [DENT, TEAR])
}

const inspect = (access: InspectionAccess, item: Item, damages: readonly Damage[]) =>
  inspectVehicle(access, { pictureOf: (shows) => pictureOf(item, shows, access), damages })

async function beginInspection(item: Item, cast: Cast): Promise<void> {
  const access = crewAt(item, cast, 'pickup')
  for (const { value: shot } of SHOTS.slice(0, 2)) {
    await takePhoto(access, { type: 'general', shot }, await pictureOf(item, shot, access))
  }
  await takePhoto(access, { type: 'damage', ...DENT }, await pictureOf(item, DENT, access))
}

function crewAt({ id, orderId, placedBy }: Item, cast: Cast, phase: InspectionPhase) {
  return { kind: 'member', account: accountOf(cast, placedBy), phase, orderId, orderItemId: id } as const
}

function ownerAt({ id, ownerId }: Item, cast: Cast, phase: InspectionPhase) {
  return { kind: 'owner', account: accountOf(cast, ownerId), phase, orderItemId: id } as const
}

function accountOf(cast: Cast, id: string) {
  const account = Object.values(cast).find((each) => each.id === id)
  if (!account) throw new Error('Somebody who is not of the cast has to do with an order.')
  return account
}

/**
 * A shot, or a section of one for a damage. The brightness differs between inspections, so that no two photos are
 * equal.
 */
async function pictureOf(item: Item, shows: Shot | Damage, { kind, phase }: InspectionAccess): Promise<Buffer> {
  const side = kind === 'owner' ? 'owner' : 'renter'
  const isShot = typeof shows === 'string'
  const photo = await readPhoto(item.vehicleId, isShot ? ANGLE_OF[shows] : ANGLE_OF['drivers-side'])
  const picture = sharp(photo ?? (await BLANK.toBuffer())).modulate({ brightness: LIGHT[phase][side] })
  if (isShot) return picture.jpeg().toBuffer()
  const [left, top] = shows === BENT ? [80, 460] : shows === DENT ? [560, 330] : [240, 330]
  return picture.resize(1200, 900).extract({ left, top, width: 400, height: 300 }).jpeg().toBuffer()
}

const LIGHT = { pickup: { renter: 1, owner: 1.1 }, return: { renter: 0.9, owner: 0.95 } }

const BLANK = sharp({ create: { width: 640, height: 480, channels: 3, background: '#76808c' } }).jpeg()

/** Null if the fleet has no such picture. */
async function readPhoto(vehicleId: string, angle: number): Promise<Buffer | null> {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(and(eq(vehiclePhotos.vehicleId, vehicleId), eq(vehiclePhotos.angle, angle)))
  const bytes = photo && (await findPhotoBytes(photo.fileKey, '1200.jpg'))
  if (!bytes) return null
  return sharp(bytes)
    .jpeg()
    .toBuffer()
    .catch(() => null)
}
