import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { ExternalFields } from '~/models/lists/external/external-fields'
import { db, lists } from '~/server/db/client.server'
import { receiveExternalFiles } from '~/services/lists/external/receive-files.server'
import { quickRecordExternal, recordExternal } from '~/services/lists/external/record-external.server'
import { unwrap } from './builder/unwrap'
import type { CrewKey } from './cast'
import type { Cast } from './seed-cast.server'
import { sample } from './seed-documents.server'
import type { StoryTime } from './story-time.server'

type External = {
  list: string
  by: CrewKey
  hoursAgo: number
  /** Days of use and, if rented, of the rental, relative to today. */
  uses: [from: number, to: number]
  rents?: [from: number, to: number]
  /** The fleet vehicle whose pictures are used. */
  picturesOf: string
  pictures: readonly string[]
  fields: Partial<ExternalFields>
  /** The lines of its invoice. */
  invoice?: { label: string; value: string }[]
}

/** Vehicles of 'The Long Haul' from outside the marketplace: two purchased, two rented. */
const EXTERNALS: readonly External[] = [
  {
    list: 'Produce yard before dawn',
    by: 'mel',
    hoursAgo: 70,
    uses: [11, 18],
    picturesOf: 'FORD-11-02',
    pictures: ['front', 'driver', 'rear'],
    fields: {
      ...{ year: '2011', make: 'Ford', model: 'Crown Victoria', color: 'black', vinNumber: '2FABP7BV1BX100417' },
      ...{ purchaseType: 'purchase', purchasePrice: '6500', usages: ['action_driving', 'precision_driving'] },
      ...{ cosmetic_changes: ['Decals'], roll_cages: 'Six-point cage', modification_cost: '2800' },
      otherUsages: 'roll-over, take 3',
    },
    invoice: [
      { label: 'Seller', value: 'Coweta County surplus auction' },
      { label: 'Vehicle', value: '2011 Ford Crown Victoria' },
      { label: 'Paid', value: '$6,500.00' },
    ],
  },
  {
    list: 'Produce yard before dawn',
    by: 'ruth',
    hoursAgo: 52,
    uses: [12, 14],
    rents: [11, 15],
    picturesOf: 'CHEV-14-01',
    pictures: ['front', 'passenger'],
    fields: {
      ...{ year: '2014', make: 'Chevrolet', model: 'Tahoe', color: 'red', vinNumber: '1GNSK2E07ER100233' },
      ...{ purchaseType: 'rent', purchasePrice: '1400', usages: ['background_static'] },
      rentalCompanyName: 'Chattahoochee Production Rentals',
      rentalCompanyEmail: 'desk@chattahoochee-rentals.example',
      rentalCompanyPhone: '+14045550166',
    },
  },
  {
    list: 'Camera tests',
    by: 'mel',
    hoursAgo: 40,
    uses: [5, 6],
    rents: [4, 7],
    picturesOf: 'DODG-16-01',
    pictures: ['driver', 'front', 'interior'],
    fields: {
      ...{ year: '2016', make: 'Dodge', model: 'Challenger', color: 'yellow', vinNumber: '2C3CDZAG1GH100518' },
      ...{ purchaseType: 'rent', purchasePrice: '2850', usages: ['car_mounts_rigs', 'hero_shots'] },
      camera_mounts_or_rigging_points: 'Hood mount, both doors',
      rentalCompanyName: 'Dixie Muscle',
      rentalCompanyEmail: 'rentals@dixiemuscle.example',
      rentalCompanyPhone: '+17705550142',
    },
  },
  {
    list: 'Camera tests',
    by: 'dana',
    hoursAgo: 36,
    uses: [5, 20],
    picturesOf: 'FORD-15-01',
    pictures: ['front', 'rear'],
    fields: {
      ...{ year: '2015', make: 'Ford', model: 'Explorer', color: 'white', vinNumber: '1FM5K8AR5FGA10077' },
      ...{ purchaseType: 'purchase', purchasePrice: '14900', usages: ['background_static'] },
      otherUsages: 'insert car',
    },
  },
]

/** Records them as the crew did, with pictures and an invoice, and one more without details. */
export async function seedExternals(projectId: string, cast: Cast, time: StoryTime, withPhotos: boolean) {
  for (const external of EXTERNALS)
    await time.at(external.hoursAgo, () => seedExternal(projectId, external, cast, { time, withPhotos }))
  const at = { projectId, listId: await listNamed(projectId, 'Produce yard before dawn'), listVehicleId: randomUUID() }
  const days = { usingFrom: time.inDays(12), usingTo: time.inDays(12) }
  await time.at(20, async () =>
    unwrap(
      await quickRecordExternal(cast.ruth, at, { title: 'Wrecker for the tow-away', ...days, purchasePrice: '900' }),
    ),
  )
}

const BLANK: ExternalFields = {
  ...{ year: '', make: '', model: '', color: '', vinNumber: '', cosmetic_changes: [], engine_modifications: '' },
  ...{ roll_cages: '', spoilers_or_wings: '', rigging_for_wire_work_or_jumps: '', modification_cost: '' },
  ...{ camera_mounts_or_rigging_points: '', purchaseType: '', purchasePrice: '', usages: [], otherUsages: '' },
  ...{ usingFrom: '', usingTo: '', rentalCompanyName: '', rentalCompanyEmail: '', rentalCompanyPhone: '' },
  ...{ bookingFrom: '', bookingTo: '' },
}

type SeedOptions = { time: StoryTime; withPhotos: boolean }

async function seedExternal(projectId: string, external: External, cast: Cast, { time, withPhotos }: SeedOptions) {
  const asker = cast[external.by]
  const at = { projectId, listId: await listNamed(projectId, external.list), listVehicleId: randomUUID() }
  const { take, arrived } = await receiveExternalFiles(asker, projectId)
  for (const [index, side] of external.pictures.entries()) {
    const source = withPhotos ? picture(`${external.picturesOf}-${side}.webp`) : blank(index)
    await take({ field: 'vehicle-photos', name: `${side}.jpg`, content: piecesOf(await source.jpeg().toBuffer()) })
  }
  if (external.invoice) {
    await take({ field: 'purchase-files', name: 'Bill of sale.pdf', content: sample('Bill of sale', external.invoice) })
  }
  const day = (days: number | undefined) => (days === undefined ? '' : time.inDays(days))
  const fields = {
    ...BLANK,
    ...external.fields,
    usingFrom: day(external.uses[0]),
    usingTo: day(external.uses[1]),
    bookingFrom: day(external.rents?.[0]),
    bookingTo: day(external.rents?.[1]),
  }
  unwrap(await recordExternal(asker, at, fields, { arrived, staged: [] }))
}

async function listNamed(projectId: string, name: string): Promise<string> {
  const [list] = await db()
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.projectId, projectId), eq(lists.name, name)))
  if (!list) throw new Error(`There is no list ${name}.`)
  return list.id
}

const picture = (name: string) => sharp(readFileSync(new URL(`./photos/${name}`, import.meta.url)))

/** Every picture is different, because a vehicle cannot have the same photo twice. */
const blank = (index: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: index, g: 0, b: 90 } } })

async function* piecesOf(bytes: Buffer) {
  yield bytes
}
