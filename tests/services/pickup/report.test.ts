import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inspectVehicle, takePhoto } from '#demo/builder/inspect-vehicle.server'
import { useDatabase } from '#tests/world/database/database'
import { endItem } from '#tests/world/end-item'
import { aPhoto } from '#tests/world/files/photos'
import { aPickup } from '#tests/world/recipients'
import { statusOf } from '#tests/world/visits/answers'
import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'
import { requireOrder } from '~/services/orders/require-order.server'
import { findReportPrint } from '~/services/pickup/report/find-report-print.server'
import type { ReportDoor } from '~/services/pickup/report/open-report.server'
import { requireReport } from '~/services/pickup/report/require-report.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'backlot-report-'))
beforeAll(() => setEnv({ DATA_DIR: folder }))
beforeEach(() => setClock(new Date('2026-12-07T15:00:00Z')))
afterAll(() => {
  setClock()
  setEnv()
  rmSync(folder, { recursive: true })
})

const DENT = {
  photoType: 'exterior',
  observationPoint: 'back',
  partOfVehicle: 'trunk',
  damageType: 'dent',
  damageSize: 'small',
} as const

/** Fetched by Theo, who holds the link, with a dent in its trunk. */
async function anInspected() {
  const pickup = await aPickup()
  const { at, by } = pickup
  const theo = { side: 'renter', phase: 'pickup', reader: by, ...at } as const
  const photos = await inspectVehicle(theo, { pictureOf: () => aPhoto(), damages: [DENT] })
  return { ...pickup, theo, photos, doors: doorsOf(pickup) }
}

const doorsOf = ({ at, by, dana, omar }: Pick<Awaited<ReturnType<typeof aPickup>>, 'at' | 'by' | 'dana' | 'omar'>) =>
  ({
    member: { by: 'member', renter: dana, ...at },
    reader: { by: 'reader', reader: by, ...at },
    owner: { by: 'owner', owner: omar, ...at },
  }) as const satisfies Record<string, ReportDoor>

const reportOf = async (door: ReportDoor, side: 'renter' | 'owner') => {
  const { sides } = await requireReport(door)
  const found = sides.find((each) => each.side === side)
  if (!found) throw new Error('There is no such report.')
  return found
}

test('all three read the same, on paper with the hash of each original, and what came later as such', async () => {
  const { theo, doors, at } = await anInspected()
  await takePhoto(theo, { type: 'damage', ...DENT, damageType: 'rust' }, await aPhoto())
  for (const door of Object.values(doors)) {
    const { label, pickup } = await reportOf(door, 'renter')
    expect(label).toBe('WRANGLER REPORT')
    expect(pickup.finished).toBe('Finished Dec 7, 2026, 10:00 AM ET by Theo Park')
    expect(pickup.general.map(({ heading }) => heading)).toEqual([
      "Driver's side shot",
      'Rear shot',
      'Passenger side shot',
      "Driver's front",
    ])
    expect(pickup.damages).toMatchObject([
      { heading: 'Damage #1', words: 'Small dent, trunk (back)', isAddendum: false, author: { name: 'Theo Park' } },
      { heading: 'Damage #2', isAddendum: true },
    ])
    expect((await reportOf(door, 'owner')).pickup).toMatchObject({ finished: null, general: [], damages: [] })
  }
  const paper = await reportPaper(doors.reader, 'inspection-report.pdf')
  expect(paper.name).toBe(`order-${at.orderId}-inspection-report.pdf`)
  const read = await getDocumentProxy(new Uint8Array(await (await paper.open()).arrayBuffer()))
  expect(await read.getMarkInfo()).toMatchObject({ Marked: true })
  const { text } = await extractText(read, { mergePages: true })
  const { pickup } = await reportOf(doors.member, 'renter')
  for (const { sha256 } of [...pickup.general, ...pickup.damages]) expect(text.replace(/\s/g, '')).toContain(sha256)
  expect(text).toMatch(/OWNER REPORT, at pickup\s+Not finished\s+No Damage Reported/)
  expect(text).toContain('Damage #1, Small dent, trunk (back)')
})

test('a photo is shown with the report that it is in, and nowhere else', async () => {
  const { photos, dana, at, doors, listVehicleId } = await anInspected()
  const other = await anInspected()
  const asked = { photoId: photos[0] ?? '', file: '400.webp' } as const
  const seen = [
    findReportPrint({ by: 'member', renter: dana, orderId: at.orderId }, asked),
    findReportPrint(doors.reader, asked),
    findReportPrint(doors.owner, asked),
    findReportPrint({ by: 'member', renter: dana, orderId: other.at.orderId }, asked),
    findReportPrint({ by: 'member', renter: other.dana, orderId: other.at.orderId }, asked),
    findReportPrint(other.doors.reader, asked),
    findReportPrint(other.doors.owner, asked),
  ]
  expect(await Promise.all(seen.map(statusOf))).toEqual([200, 200, 200, 404, 404, 404, 404])

  await endItem(listVehicleId, { status: 'completed' })
  const crew = { ...doors.reader, reader: { account: dana, holder: null } }
  const over = [doors.member, crew, doors.owner, doors.reader].map((door) => findReportPrint(door, asked))
  expect(await Promise.all(over.map(statusOf))).toEqual([200, 200, 200, 410])
  expect((await requireReport(doors.member)).item.isOver).toBe(true)
})

test('a button leads to the report once the pickup details may be read and there is a photo, and when it is over', async () => {
  const { dana, at, by, omar, listVehicleId } = await aPickup()
  const hasReport = async () => (await requireOrder(dana, at.orderId)).items.map((item) => item.hasReport)
  expect(await hasReport()).toEqual([false])
  const theo = { side: 'renter', phase: 'pickup', reader: by, ...at } as const
  await takePhoto(theo, { type: 'general', shot: 'rear' }, await aPhoto())
  expect(await hasReport()).toEqual([true])
  setClock(new Date('2026-12-04T15:00:00Z'))
  expect(await hasReport()).toEqual([false])
  setClock(new Date('2026-12-12T15:00:00Z'))
  await endItem(listVehicleId, { status: 'completed' })
  expect(await hasReport()).toEqual([true])
  const doors = Object.values(doorsOf({ dana, omar, by, at }))
  expect(await Promise.all(doors.map((door) => statusOf(requireReport(door))))).toEqual([200, 410, 200])
  await endItem(listVehicleId, { status: 'cancelled' })
  expect(await hasReport()).toEqual([false])
})
