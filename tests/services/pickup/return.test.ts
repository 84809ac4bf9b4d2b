import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { takePhoto } from '#demo/builder/inspect-vehicle.server'
import { unwrap } from '#demo/builder/unwrap'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { aPickupWithInspectors, DENT, inspected } from '#tests/world/inspectors'
import { outboxMessages } from '#tests/world/messages/outbox'
import { aPickup } from '#tests/world/recipients'
import { RETURN_MESSAGES } from '~/models/pickup/return-state'
import { setClock } from '~/server/clock.server'
import { db, outbox, returnStatements } from '~/server/db/client.server'
import { finishInspection, removePhoto } from '~/services/pickup/inspection.server'
import { inspectionView } from '~/services/pickup/inspection-view.server'
import { type ReportAccess, requireReport } from '~/services/pickup/read-report.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'
import { confirmReturn, objectToReturn, requireReturn } from '~/services/pickup/return.server'

useDatabase()
useOwnFolder()
checkFilesHere()
const PICKUP = new Date('2026-12-07T15:00:00Z')
const RETURN = new Date('2026-12-11T20:00:00Z')
const later = (ms: number) => setClock(new Date(RETURN.getTime() + ms))
const HOUR = 3_600_000
beforeEach(() => setClock(PICKUP))

/** Theo, who holds the link, and Omar, the owner, on the last day of the rental. */
async function aReturn() {
  const vehicle = await aPickupWithInspectors()
  setClock(RETURN)
  return { ...vehicle, seen: () => requireReturn(vehicle.accesses.owner) }
}

const messagesAbout = async (email: string, subject: RegExp) =>
  (await outboxMessages(eq(outbox.recipient, email))).filter((message) => subject.test(message.subject))

async function lossAndDamage(access: ReportAccess): Promise<string> {
  const pdf = await reportPdfFile(access, 'loss-and-damage.pdf')
  const read = await getDocumentProxy(new Uint8Array(await (await pdf.open()).arrayBuffer()))
  return (await extractText(read, { mergePages: true })).text
}

test('a return starts with the rental and is confirmed only after its inspection', async () => {
  const { theo, owner, ref } = await aReturn()
  const unfinished = { ok: false, message: RETURN_MESSAGES.unfinished }
  expect(await confirmReturn(theo)).toMatchObject(unfinished)
  expect(await confirmReturn(owner)).toMatchObject(unfinished)
  expect(await db().$count(returnStatements, eq(returnStatements.orderItemId, ref.orderItemId))).toBe(0)
  setClock(new Date('2026-12-06T15:00:00Z'))
  const photos = { ...theo, phase: 'return' } as const
  const notStarted = { ok: false, message: RETURN_MESSAGES.notStarted }
  expect(await finishInspection(photos, { noDamage: true })).toMatchObject(notStarted)
  await expect(takePhoto(photos, { type: 'damage', ...DENT }, await aPhoto())).rejects.toThrow(
    RETURN_MESSAGES.notStarted,
  )
})

test('repeated and concurrent confirmations are stored and mailed once per side and close the return', async () => {
  const { theo, owner, omar, seen } = await aReturn()
  await inspected(theo, 'return')
  await inspected(owner, 'return')
  const all = await Promise.all([theo, owner, theo, owner, theo].map((access) => confirmReturn(access)))
  expect(all).toEqual(all.map(() => ({ ok: true })))
  const { statements, objectionEnds, isClosed } = await seen()
  expect(statements.map(({ side, kind, by }) => [side, kind, by]).sort()).toEqual([
    ['owner', 'confirmed', 'Omar Haddad'],
    ['renter', 'confirmed', 'Theo Park'],
  ])
  expect([objectionEnds, isClosed]).toEqual([null, true])
  const photos = { ...theo, phase: 'return' } as const
  expect((await inspectionView(photos)).against).toBe(RETURN_MESSAGES.closed)
  const mine = eq(returnStatements.orderItemId, owner.orderItemId)
  expect(await refusalOf(db().delete(returnStatements).where(mine))).toMatch(/is append-only/)
  const objected = { kind: 'objected', reason: 'The trunk.' } as const
  expect(await refusalOf(db().update(returnStatements).set(objected).where(mine))).toMatch(/is append-only/)
  const said = { orderItemId: owner.orderItemId, side: 'renter', accountId: omar.id } as const
  const again = db()
    .insert(returnStatements)
    .values({ ...said, kind: 'confirmed' })
  expect(await refusalOf(again)).toBe('return_statements_once_per_side')
  const ofRenter = db()
    .insert(returnStatements)
    .values({ ...said, ...objected })
  expect(await refusalOf(ofRenter)).toBe('return_statements_owners_object')
  expect(await messagesAbout(omar.email, /^Return confirmed/)).toHaveLength(1)
  const ownerConfirmed = { ok: false, message: RETURN_MESSAGES.ownerConfirmed }
  expect(await objectToReturn(omar, owner.orderItemId, 'The trunk.')).toMatchObject(ownerConfirmed)
  await expect(takePhoto({ ...theo, phase: 'return' }, { type: 'damage', ...DENT }, await aPhoto())).rejects.toThrow(
    RETURN_MESSAGES.closed,
  )
})

test('an owner can dispute a return within its deadline and add photos, and the production is mailed', async () => {
  const { theo, owner, omar, dana, seen } = await aReturn()
  await inspected(theo, 'return')
  await inspected(owner, 'return')
  const object = () => objectToReturn(omar, owner.orderItemId, 'The trunk does not close.')
  expect(await object()).toMatchObject({ ok: false, message: RETURN_MESSAGES.notYet })
  await confirmReturn(theo)
  expect(await seen()).toMatchObject({
    objectionEnds: 'Dec 12, 2026, 3:00 PM ET',
    isClosed: false,
    against: null,
  })
  const [message] = await messagesAbout(omar.email, /^Return confirmed/)
  expect(message?.bodyText).toContain('You can dispute it until: Dec 12, 3:00 PM ET')

  later(24 * HOUR)
  expect(await object()).toMatchObject({ ok: false, message: RETURN_MESSAGES.tooLate })
  later(24 * HOUR - 1000)
  await takePhoto({ ...owner, phase: 'return' }, { type: 'damage', ...DENT }, await aPhoto())
  expect(await Promise.all([object(), object()])).toEqual([{ ok: true }, { ok: true }])
  expect(await confirmReturn(owner)).toMatchObject({ ok: false, message: RETURN_MESSAGES.alreadyObjected })
  const [mail, ...others] = await messagesAbout(dana.email, /^Return disputed/)
  expect([mail?.bodyText.includes('The trunk does not close.'), others.length]).toEqual([true, 0])
  expect((await seen()).statements).toContainEqual(
    expect.objectContaining({ side: 'owner', kind: 'objected', reason: 'The trunk does not close.' }),
  )
})

test('an owner who confirmed first is not offered a dispute when the production confirms', async () => {
  const { theo, owner, omar } = await aReturn()
  await inspected(owner, 'return')
  await inspected(theo, 'return')
  unwrap(await confirmReturn(owner))
  unwrap(await confirmReturn(theo))
  const [message] = await messagesAbout(omar.email, /^Return confirmed/)
  expect(message?.bodyText).toContain('You had already confirmed it.')
  expect(message?.bodyText).not.toMatch(/object/i)
})

test('damages new since pickup are marked on the page and in the PDF, beside the earlier shots', async () => {
  const { theo, accesses, seen } = await aReturn()
  setClock(PICKUP)
  await inspected(theo, 'pickup', [DENT])
  setClock(RETURN)
  await inspected(theo, 'return', [DENT, { ...DENT, partOfVehicle: 'right_tail_light', damageType: 'misalignment' }])
  const { compared } = await seen()
  expect(compared.map(({ label }) => label)).toEqual(['WRANGLER REPORT'])
  expect(compared[0]?.damages.map(({ photo, since }) => [photo.heading, since])).toEqual([
    ['Damage #1', 'known'],
    ['Damage #2', 'new'],
  ])
  expect(compared[0]?.shots.every(({ before, after }) => before && after && before.id !== after.id)).toBe(true)
  await confirmReturn(theo)
  const text = await lossAndDamage(accesses.member)
  expect(text).toContain('The production (Theo Park) confirmed the return, Dec 11, 2026, 3:00 PM ET.')
  expect(text).toMatch(
    /WRANGLER REPORT: 1 damage since pickup\s+Before, Rear shot\s+New since pickup, Damage #2, Small misalignment,\s+right\s+tail\s+light\s+\(back\)/,
  )
  expect(text).not.toContain('Damage #1')
  expect(text).toMatch(/Before, Rear shot\s+After, Rear shot/)
})

test('pickup photos added after the return are addenda and do not make a damage known', async () => {
  const { theo, owner, omar, accesses, seen } = await aReturn()
  const pickup = { ...theo, phase: 'pickup' } as const
  setClock(PICKUP)
  const was = { ...DENT, damageType: 'rust' } as const
  const rust = await takePhoto(pickup, { type: 'damage', ...was }, await aPhoto())
  setClock(RETURN)
  await inspected(theo, 'return', [DENT, was])
  await inspected(owner, 'return', [DENT])
  await confirmReturn(theo)
  later(HOUR)
  unwrap(await objectToReturn(omar, owner.orderItemId, 'The trunk.'))
  later(30 * HOUR)
  await takePhoto(pickup, { type: 'damage', ...DENT }, await aPhoto())
  await takePhoto(pickup, { type: 'general', shot: 'rear' }, await aPhoto())
  unwrap(await removePhoto(pickup, rust))

  const { compared, isClosed } = await seen()
  expect(isClosed).toBe(true)
  expect(compared.map(({ side, damages }) => [side, damages.map(({ since }) => since)])).toEqual([
    ['owner', ['new']],
    ['renter', ['new', 'known']],
  ])
  expect(compared.flatMap(({ shots }) => shots.flatMap(({ before }) => before ?? []))).toEqual([])
  const { sides } = await requireReport(accesses.owner)
  expect(sides[1]?.pickup.damages).toMatchObject([{ isAddendum: true, receivedAt: 'Dec 12, 2026, 9:00 PM ET' }])
  const text = await lossAndDamage(accesses.member)
  expect(text).toContain('OWNER REPORT: 1 damage since pickup')
  expect(text).toContain('WRANGLER REPORT: 1 damage since pickup')
})

test("each frame of a return has the pickup photo of that side, one's own first, else the other side's", async () => {
  const { theo, owner } = await aReturn()
  const before = async (access: typeof theo | typeof owner) =>
    (await inspectionView({ ...access, phase: 'return' })).shots.map((each) => each.before)
  expect(await before(theo)).toEqual([null, null, null, null])
  setClock(PICKUP)
  const ofOwner = await inspected(owner, 'pickup')
  const rear = await takePhoto({ ...theo, phase: 'pickup' }, { type: 'general', shot: 'rear' }, await aPhoto())
  setClock(RETURN)
  expect(await before(owner)).toEqual(ofOwner)
  expect(await before(theo)).toEqual(ofOwner.with(1, rear))
  await takePhoto({ ...theo, phase: 'return' }, { type: 'general', shot: 'rear' }, await aPhoto())
  await takePhoto({ ...theo, phase: 'pickup' }, { type: 'general', shot: 'drivers-side' }, await aPhoto())
  expect(await before(theo)).toEqual(ofOwner.with(1, rear))
})

test('a one-day rental is inspected and confirmed on its day', async () => {
  const { by, ref } = await aPickup({ from: '2026-12-07', to: '2026-12-07' })
  const theo = { ...by, ...ref }
  await inspected(theo, 'return')
  expect(await confirmReturn(theo)).toEqual({ ok: true })
})

test('a side can confirm only after its own inspection', async () => {
  const { theo, owner } = await aReturn()
  await inspected(theo, 'return')
  expect(await confirmReturn(owner)).toMatchObject({ ok: false, message: RETURN_MESSAGES.unfinished })
  expect(await confirmReturn(theo)).toEqual({ ok: true })
})
