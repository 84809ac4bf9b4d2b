import { createHash, randomUUID } from 'node:crypto'
import type { ExternalFileKind } from '~/models/trade/vocabulary/external-vehicles'
import { db, externalFiles, externalVehicles, listVehicles } from '~/server/db/client.server'
import { variantKey } from '~/server/files/file-store'
import { fileStore } from '~/server/files/store.server'
import { aStoredFile } from './documents'

/** The fields of a rented vehicle, as its form sends them. */
export const RENTED = {
  make: 'Ford',
  year: '2019',
  model: 'F-150',
  color: 'red',
  vinNumber: '1FTEW1E50KFA00001',
  cosmetic_changes: ['Decals'],
  engine_modifications: '',
  roll_cages: 'Half cage',
  spoilers_or_wings: '',
  rigging_for_wire_work_or_jumps: '',
  camera_mounts_or_rigging_points: '',
  modification_cost: '1500.00',
  purchaseType: 'rent',
  purchasePrice: '2400.00',
  usages: ['action_driving'],
  otherUsages: 'tow rig',
  usingFrom: '2026-12-07',
  usingTo: '2026-12-11',
  rentalCompanyName: 'Peach State Rentals',
  rentalCompanyEmail: 'desk@peach.example',
  rentalCompanyPhone: '+14045550123',
  bookingFrom: '2026-12-05',
  bookingTo: '2026-12-12',
} as const

/** The same for a purchase. */
export const PURCHASED = {
  ...RENTED,
  purchaseType: 'purchase',
  rentalCompanyName: '',
  rentalCompanyEmail: '',
  rentalCompanyPhone: '',
  bookingFrom: '',
  bookingTo: '',
} as const

type Ref = { projectId: string; listId: string }
type Part = Partial<typeof externalVehicles.$inferInsert>

/** A rented vehicle on a list, with a photo, which is not a real picture, and a purchase file. */
export async function anExternal({ projectId, listId }: Ref, by: { id: string }, part: Part = {}) {
  const [vehicle] = await db()
    .insert(externalVehicles)
    .values({ ...STORED, projectId, createdBy: by.id, ...part })
    .returning({ id: externalVehicles.id })
  if (!vehicle) throw new Error('The external vehicle was not written.')
  const place = { projectId, listId, externalVehicleId: vehicle.id, addedBy: by.id }
  const [listed] = await db().insert(listVehicles).values(place).returning({ id: listVehicles.id })
  const ref = { projectId, externalVehicleId: vehicle.id }
  return {
    listVehicleId: listed?.id ?? '',
    externalVehicleId: vehicle.id,
    photoId: await anExternalFile({ ...ref, kind: 'photo' }, by),
    purchaseFileId: await anExternalFile({ ...ref, kind: 'purchase' }, by),
  }
}

const STORED: Omit<typeof externalVehicles.$inferInsert, 'projectId' | 'createdBy'> = {
  title: '2019 Ford F-150',
  needsDetails: false,
  year: 2019,
  make: 'Ford',
  model: 'F-150',
  color: 'red',
  vinNumber: RENTED.vinNumber,
  modifications: { cosmetic_changes: 'Decals', roll_cages: 'Half cage', modification_cost: '1500.00' },
  purchaseType: 'rent',
  priceCents: 240_000,
  usages: ['action_driving'],
  otherUsages: ['tow rig'],
  usingFrom: RENTED.usingFrom,
  usingTo: RENTED.usingTo,
  rentalCompanyName: RENTED.rentalCompanyName,
  rentalCompanyEmail: RENTED.rentalCompanyEmail,
  rentalCompanyPhone: RENTED.rentalCompanyPhone,
  bookingFrom: RENTED.bookingFrom,
  bookingTo: RENTED.bookingTo,
}

type OfVehicle = {
  projectId: string
  externalVehicleId: string
  kind: ExternalFileKind
  position?: number
  name?: string
}

/** Another file of a vehicle. */
export async function anExternalFile(
  { position = 0, name: given, ...ref }: OfVehicle,
  by: { id: string },
): Promise<string> {
  const key = `uploads/${randomUUID()}.jpg`
  const variants = ref.kind === 'photo' ? ['400.webp', '1280.webp'] : []
  for (const name of [key, ...variants.map((variant) => variantKey(key, variant))]) {
    await (await fileStore()).put(name, 'a print')
  }
  const sha256 = createHash('sha256').update(key).digest('hex')
  const file = { key, name: given ?? (ref.kind === 'photo' ? 'front.jpg' : 'invoice.pdf'), variants, sha256 }
  const [row] = await db()
    .insert(externalFiles)
    .values({ ...ref, position, fileId: await aStoredFile(by, file), sentBy: by.id })
    .returning({ id: externalFiles.id })
  if (!row) throw new Error('The file of the external vehicle was not written.')
  return row.id
}
