import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { takePhoto } from '#demo/builder/inspect-vehicle.server'
import { unwrap } from '#demo/builder/unwrap'
import { aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { aPickupWithInspectors, DENT, inspected } from '#tests/world/inspectors'
import { endItem } from '#tests/world/orders'
import { byAccount } from '#tests/world/recipients'
import { responseStatus } from '#tests/world/visits/responses'
import { setClock } from '~/server/clock.server'
import { requireAnyOrder, requireOrder } from '~/services/order-page/require-order.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { removePhoto } from '~/services/pickup/inspection.server'
import { inspectionView } from '~/services/pickup/inspection-view.server'
import { type ReportAccess, requireReport } from '~/services/pickup/read-report.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'
import { findReportPrint } from '~/services/pickup/report-photo.server'

useDatabase()
useOwnFolder()
checkFilesHere()
beforeEach(() => setClock(new Date('2026-12-07T15:00:00Z')))

const taken = () => aPhoto({ wallClock: '2026-12-07T06:30:00', offset: '-08:00' })

/** A vehicle that Theo, a link holder, inspected at pickup, with a dent in its trunk. */
async function anInspected() {
  const vehicle = await aPickupWithInspectors()
  return { ...vehicle, photos: await inspected(vehicle.theo, 'pickup', [DENT]) }
}

async function textOf(document: Awaited<ReturnType<typeof reportPdfFile>>): Promise<string> {
  const read = await getDocumentProxy(new Uint8Array(await (await document.open()).arrayBuffer()))
  expect(await read.getMarkInfo()).toMatchObject({ Marked: true })
  return (await extractText(read, { mergePages: true })).text
}

const reportOf = async (access: ReportAccess, side: 'renter' | 'owner') => {
  const { sides } = await requireReport(access)
  const found = sides.find((each) => each.side === side)
  if (!found) throw new Error('There is no such report.')
  return found
}

test('the report is the same for all readers, and its PDF has file hashes and addenda', async () => {
  const { theo, accesses, ref } = await anInspected()
  await takePhoto({ ...theo, phase: 'pickup' }, { type: 'damage', ...DENT, damageType: 'rust' }, await taken())
  for (const access of Object.values(accesses)) {
    const { label, pickup } = await reportOf(access, 'renter')
    expect(label).toBe('WRANGLER REPORT')
    expect(pickup.finished).toBe('Finished Dec 7, 2026, 10:00 AM ET by Theo Park')
    expect(pickup.general.map(({ heading }) => heading)).toEqual([
      "Driver's side shot",
      'Rear shot',
      'Passenger side shot',
      "Driver's front",
    ])
    expect(pickup.damages).toMatchObject([
      { heading: 'Damage #1', text: 'Small dent, trunk (back)', isAddendum: false, author: { name: 'Theo Park' } },
      { heading: 'Damage #2', isAddendum: true },
    ])
    expect((await reportOf(access, 'owner')).pickup).toMatchObject({ finished: null, general: [], damages: [] })
  }
  const document = await reportPdfFile(accesses.reader, 'inspection-report.pdf')
  expect(document.name).toBe(`order-${ref.orderId}-inspection-report.pdf`)
  const text = await textOf(document)
  const { pickup } = await reportOf(accesses.member, 'renter')
  for (const { sha256 } of [...pickup.general, ...pickup.damages]) expect(text.replace(/\s/g, '')).toContain(sha256)
  expect(text).toMatch(/OWNER REPORT, at pickup\s+Not finished\s+No Damage Reported/)
  expect(text).toContain('Damage #1, Small dent, trunk (back)')
  // the time in the file, for a photo sent without script
  expect(text.replace(/\s+/g, ' ')).toContain('Dec 7, 2026, 9:30 AM ET, at 33.75000, -84.39000')
})

test('replaced and deleted photos are listed with who removed them, but not shown', async () => {
  const { theo, crew, accesses } = await aPickupWithInspectors()
  const [byTheo, byDana] = [{ ...theo, phase: 'pickup' } as const, { ...crew, phase: 'pickup' } as const]
  await takePhoto(byTheo, { type: 'general', shot: 'rear' }, await aPhoto())
  await takePhoto(byDana, { type: 'general', shot: 'rear' }, await aPhoto())
  const photoId = await takePhoto(byDana, { type: 'damage', ...DENT }, await aPhoto())
  unwrap(await removePhoto(byTheo, photoId))
  const { pickup } = await reportOf(accesses.owner, 'renter')
  expect([pickup.general.length, pickup.damages.length]).toEqual([1, 0])
  expect(pickup.removed.map(({ text, author, removal }) => [text, author.name, removal?.by])).toEqual([
    ['Small dent, trunk (back)', 'Dana Whitlock', 'Theo Park'],
    ['Rear shot', 'Theo Park', 'Dana Whitlock'],
  ])
  const text = (await textOf(await reportPdfFile(accesses.owner, 'inspection-report.pdf'))).replace(/\s+/g, ' ')
  expect(text).toContain(
    'Small dent, trunk (back) Dana Whitlock Dec 7, 2026, 10:00 AM ET Dec 7, 2026, 10:00 AM ET Theo Park',
  )
  for (const { sha256 } of pickup.removed) expect(text.replaceAll(' ', '')).toContain(sha256)
})

test('staff read the report, the photos and the PDFs of an order, from the pickup notice on, and write nothing', async () => {
  const { photos, ref, theo, listVehicleId } = await anInspected()
  const other = await anInspected()
  const desk = { kind: 'staff', account: await aProvider(), ...ref } as const
  const { pickup } = await reportOf(desk, 'renter')
  expect([pickup.general.length, pickup.damages.length]).toEqual([4, 1])
  const requested = { photoId: photos[0] ?? '', file: '400.webp' } as const
  expect(await responseStatus(findReportPrint(desk, requested))).toBe(200)
  expect(await textOf(await reportPdfFile(desk, 'loss-and-damage.pdf'))).toContain('Loss and damage report')
  expect(await responseStatus(findReportPrint({ ...desk, orderId: other.ref.orderId }, requested))).toBe(404)
  expect(await responseStatus(requireReport({ ...desk, orderId: other.ref.orderId }))).toBe(404)

  // with the address of the crew, or of the owner, they have no access
  const asMember = { ...theo, ...byAccount(desk.account, ref.orderId), phase: 'pickup' } as const
  const asOwner = { kind: 'owner', account: desk.account, orderItemId: ref.orderItemId, phase: 'pickup' } as const
  expect(await responseStatus(removePhoto(asMember, requested.photoId))).toBe(404)
  expect(await responseStatus(removePhoto(asOwner, requested.photoId))).toBe(403)

  setClock(new Date('2026-12-04T15:00:00Z'))
  expect(await responseStatus(requireReport(desk))).toBe(404)
  setClock(new Date('2026-12-12T15:00:00Z'))
  await endItem(listVehicleId, { status: 'completed' })
  expect(await responseStatus(requireReport(desk))).toBe(200)
})

test('a photo is served only with its own report', async () => {
  const { photos, dana, ref, accesses, theo, crew, listVehicleId } = await anInspected()
  const other = await anInspected()
  const requested = { photoId: photos[0] ?? '', file: '400.webp' } as const
  const seen = [
    findReportPrint({ ...byAccount(dana, ref.orderId), area: 'orders' }, requested),
    findReportPrint(accesses.reader, requested),
    findReportPrint(accesses.owner, requested),
    findReportPrint({ ...byAccount(dana, other.ref.orderId), area: 'orders' }, requested),
    findReportPrint({ ...byAccount(other.dana, other.ref.orderId), area: 'orders' }, requested),
    findReportPrint(other.accesses.reader, requested),
    findReportPrint(other.accesses.owner, requested),
  ]
  expect(await Promise.all(seen.map(responseStatus))).toEqual([200, 200, 200, 404, 404, 404, 404])

  await endItem(listVehicleId, { status: 'completed' })
  const over = [accesses.member, crew, accesses.owner, accesses.reader].map((access) =>
    findReportPrint(access, requested),
  )
  expect(await Promise.all(over.map(responseStatus))).toEqual([200, 200, 200, 410])
  expect((await requireReport(accesses.member)).item.isOver).toBe(true)

  const back = { ...theo, phase: 'return' } as const
  expect(await responseStatus(inspectionView({ ...crew, phase: 'return' }))).toBe(200)
  expect(await responseStatus(inspectionView(back))).toBe(410)
  // a photo stored on the phone until now
  setClock(new Date('2026-12-12T15:00:00Z'))
  await takePhoto(back, { type: 'general', shot: 'rear' }, await aPhoto())
})

test('the order says how far the inspection of the crew is, until it is finished', async () => {
  const { theo, dana, omar, ref } = await aPickupWithInspectors()
  const started = async () => (await requireOrder(dana, ref.orderId)).items.map((item) => item.started)
  expect(await started()).toEqual([null])
  await takePhoto({ ...theo, phase: 'pickup' }, { type: 'general', shot: 'rear' }, await aPhoto())
  expect(await started()).toEqual(['Inspection started: 1 of 4 photos'])
  const { items } = await requireAnyOrder(await aProvider(), ref.orderId)
  expect(items.map((item) => item.inspected)).toEqual(['Pickup inspection: 1 of 4 photos'])
  expect((await requireOrder(dana, ref.orderId)).items.map((item) => item.inspected)).toEqual([null])
  expect((await requireOwnerOrder(omar, ref.orderItemId)).inspections).toEqual([
    'You: no photos yet',
    expect.stringMatching(/: 1 of 4 photos$/),
  ])
  setClock(new Date('2026-12-04T15:00:00Z'))
  expect(await started()).toEqual([null])
})

test('the report is linked while it may be read and has a photo, and after completion', async () => {
  const { theo, dana, ref, accesses, listVehicleId } = await aPickupWithInspectors()
  const hasReport = async () => (await requireOrder(dana, ref.orderId)).items.map((item) => item.hasReport)
  expect(await hasReport()).toEqual([false])
  await takePhoto({ ...theo, phase: 'pickup' }, { type: 'general', shot: 'rear' }, await aPhoto())
  expect(await hasReport()).toEqual([true])
  setClock(new Date('2026-12-04T15:00:00Z'))
  expect(await hasReport()).toEqual([false])
  // the path is refused too: the report would reveal the owner
  expect(await Promise.all(Object.values(accesses).map((access) => responseStatus(requireReport(access))))).toEqual([
    404, 404, 200,
  ])
  setClock(new Date('2026-12-12T15:00:00Z'))
  await endItem(listVehicleId, { status: 'completed' })
  expect(await hasReport()).toEqual([true])
  expect(await Promise.all(Object.values(accesses).map((access) => responseStatus(requireReport(access))))).toEqual([
    200, 410, 200,
  ])
  await endItem(listVehicleId, { status: 'cancelled' })
  expect(await hasReport()).toEqual([false])
  expect(await Promise.all(Object.values(accesses).map((access) => responseStatus(requireReport(access))))).toEqual([
    404, 410, 200,
  ])
})
