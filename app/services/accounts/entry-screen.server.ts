import { and, asc, eq } from 'drizzle-orm'
import { photoUrls } from '~/models/trade/photos'
import { db, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { env } from '~/server/env.server'

const DECORATIONS = 6

/** What the signed-out entry screen shows beside its form. */
export async function entryScreen() {
  return { fleet: await decorations(), outsideUrl: env().OUTSIDE_URL }
}

async function decorations() {
  const photos = await db()
    .select({ id: vehiclePhotos.id })
    .from(vehiclePhotos)
    .innerJoin(vehicles, and(eq(vehicles.id, vehiclePhotos.vehicleId), eq(vehicles.listingStatus, 'listed')))
    .where(eq(vehiclePhotos.position, 0))
    .orderBy(asc(vehiclePhotos.id))
    .limit(DECORATIONS)
  return photos.map((photo) => photoUrls(photo.id))
}
