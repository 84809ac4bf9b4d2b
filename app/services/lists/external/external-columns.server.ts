import type { z } from 'zod'
import { tagsOf } from '~/models/fleet/listing/listing-choices'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ExternalFields } from '~/models/lists/external/external-fields'
import { ExternalForm, type QuickExternalForm } from '~/models/lists/external/external-form'
import { plainAmount } from '~/models/lists/external/price'
import { type Cents, parseMoney } from '~/models/trade/money'
import { MODIFICATION_KEYS, type StoredModifications } from '~/models/trade/vocabulary/external-vehicles'
import type { externalVehicles } from '~/server/db/client.server'

type ExternalVehicle = typeof externalVehicles.$inferSelect

/** The values of an external vehicle in its form. */
export function externalFieldsOf(row: ExternalVehicle): ExternalFields {
  const modified = (key: (typeof MODIFICATION_KEYS)[number]) => row.modifications[key] ?? ''
  return {
    make: row.make,
    year: row.year === null ? '' : String(row.year),
    model: row.model,
    color: row.color ?? '',
    vinNumber: row.vinNumber,
    cosmetic_changes: modified('cosmetic_changes').split(SEPARATOR).filter(Boolean),
    engine_modifications: modified('engine_modifications'),
    roll_cages: modified('roll_cages'),
    spoilers_or_wings: modified('spoilers_or_wings'),
    rigging_for_wire_work_or_jumps: modified('rigging_for_wire_work_or_jumps'),
    camera_mounts_or_rigging_points: modified('camera_mounts_or_rigging_points'),
    modification_cost: modified('modification_cost'),
    purchaseType: row.purchaseType ?? '',
    purchasePrice: plainAmount(row.priceCents),
    usages: row.usages,
    otherUsages: row.otherUsages.join(SEPARATOR),
    usingFrom: row.usingFrom,
    usingTo: row.usingTo,
    rentalCompanyName: row.rentalCompanyName,
    rentalCompanyEmail: row.rentalCompanyEmail,
    rentalCompanyPhone: row.rentalCompanyPhone,
    bookingFrom: row.bookingFrom ?? '',
    bookingTo: row.bookingTo ?? '',
  }
}

const SEPARATOR = ', '

/** Converts validated fields to column values. */
export function externalColumns(fields: ExternalFields) {
  const { make, model, color, vinNumber, purchaseType, usages, usingFrom, usingTo, ...rest } =
    ExternalForm.parse(fields)
  const year = Number(rest.year)
  return {
    title: vehicleTitle({ year, make, model }),
    needsDetails: false,
    year,
    make,
    model,
    color,
    vinNumber,
    modifications: modificationsOf(fields),
    purchaseType,
    priceCents: centsOf(rest.purchasePrice),
    usages,
    otherUsages: tagsOf(rest.otherUsages),
    usingFrom,
    usingTo,
    rentalCompanyName: rest.rentalCompanyName,
    rentalCompanyEmail: rest.rentalCompanyEmail,
    rentalCompanyPhone: rest.rentalCompanyPhone,
    bookingFrom: rest.bookingFrom || null,
    bookingTo: rest.bookingTo || null,
  }
}

/** The values of a vehicle without details in its short form. */
export function quickFieldsOf({ title, usingFrom, usingTo, priceCents }: ExternalVehicle): QuickFields {
  return { title, usingFrom, usingTo, purchasePrice: plainAmount(priceCents) }
}

/** The same for a vehicle whose details will be added. */
export function quickColumns({ title, usingFrom, usingTo, purchasePrice }: QuickFields) {
  return { title, needsDetails: true, usingFrom, usingTo, priceCents: centsOf(purchasePrice) }
}

export type QuickFields = Omit<z.output<typeof QuickExternalForm>, 'listVehicleId' | 'confirmed'>

function modificationsOf(fields: ExternalFields): StoredModifications {
  const entries = MODIFICATION_KEYS.map((key) => [key, [fields[key]].flat().join(SEPARATOR)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function centsOf(amount: string): Cents {
  const cents = parseMoney(amount)
  if (cents === null) throw new Error('The form accepted an amount that cannot be read.')
  return cents
}
