import { eq } from 'drizzle-orm'
import { jpegUrl } from '~/models/trade/photos'
import type { Db, Tx } from '~/server/db/client.server'
import { vehicles } from '~/server/db/schema'
import type { EmailPart } from '~/server/mail/email-template'
import { firstPhotoId } from './photo-columns.server'

type Shown = { id: string; title: string }

/** The first photo of a vehicle as a part of a letter, by its public address; no part where it has none. */
export async function emailPicture(on: Db | Tx, vehicle: Shown, origin: string): Promise<EmailPart[]> {
  const [row] = await on.select({ photoId: firstPhotoId }).from(vehicles).where(eq(vehicles.id, vehicle.id))
  return row?.photoId ? [{ picture: new URL(jpegUrl(row.photoId), origin).href, alt: vehicle.title }] : []
}
