import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { anExternal, anExternalFile } from '#tests/world/externals'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { startS3Server } from '#tests/world/outside/s3-server'
import { REPORT_MESSAGES } from '~/models/projects/project-form-messages'
import { setClock } from '~/server/clock.server'
import { countQueries, db, externalFiles, files, listVehicles, orderItems, vehicles } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { fileStore } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { arrangeVehicle } from '~/services/lists/arrange/arrange-rows.server'
import { makeReport } from '~/services/projects/report/make-report.server'
import { aList, aListVehicle, aLongList, anAdmin, anOwner, aProject, aVehicle } from '../../world/builders'
import { anAgreedVehicle, anOrder } from '../../world/orders'

useDatabase()
const folder = useOwnFolder()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

let dana: Account
let omar: Account
beforeEach(async () => {
  dana = await anAdmin()
  omar = await anOwner()
})

async function report(projectId: string) {
  const made = await makeReport(dana, projectId)
  if (!made.ok) throw new Error(made.message)
  const files = unzipSync(new Uint8Array(await new Response(made.content).arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const document = async (name: string) => {
    const read = await extractText(new Uint8Array(files[name] ?? []), { mergePages: false })
    return read.text.map((page) => page.replace(/\s+/g, ' '))
  }
  return { names: Object.keys(files), text, document, name: made.name }
}

/** Adds photos of the four sides, each enlarged by `padding` bytes. */
async function withPhotos(vehicleId: string, { angles = [0, 1, 2, 3], padding = 0 } = {}) {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const bytes = Buffer.concat([jpeg, Buffer.alloc(padding)])
  for (const angle of angles)
    await savePhoto(db(), { vehicleId, position: angle, angle, picture: [{ file: '1200.jpg', bytes }] })
}

async function externalVehicleId(listVehicleId: string) {
  const [row] = await db().select().from(listVehicles).where(eq(listVehicles.id, listVehicleId))
  return row?.externalVehicleId ?? ''
}

/** Where an external file is stored. */
async function storeKey(id: string) {
  const its = eq(files.id, externalFiles.fileId)
  const [row] = await db()
    .select({ key: files.key })
    .from(externalFiles)
    .innerJoin(files, its)
    .where(eq(externalFiles.id, id))
  return row?.key ?? ''
}

describe('a report', () => {
  test('shows picture-car numbers, marks and notes in the PDF and in the costs, in the order of the list', async () => {
    const projectId = await aProject({ Owner: dana })
    const listId = await aList(projectId, dana, { name: 'Hero cars' })
    const put = async (model: string) => aListVehicle(projectId, listId, await aVehicle(omar, { model }), dana)
    const [, moved] = [await put('Nova'), await put('Bel Air')]
    const notes = { carNumber: 'PC-12', character: 'Ruby, 1 of 3', mark: 'backup', note: 'Tow bar' } as const
    await db().update(listVehicles).set(notes).where(eq(listVehicles.id, moved))
    await arrangeVehicle(dana, { projectId, listId, moved, place: { to: 1 } })
    const { text, document } = await report(projectId)
    const [overview, first] = await document('01 Hero cars.pdf')
    expect(overview).toContain('Bel Air - PC-12, Ruby, 1 of 3 - Backup')
    expect(first).toMatch(/^1\. \d{4} Chevrolet Bel Air Atlanta, GA PC-12, Ruby, 1 of 3 - Backup - Tow bar/)
    expect(text('costs.csv').split('\r\n')[1]).toContain(',PC-12,"Ruby, 1 of 3",Backup,Tow bar')
  })

  test('contains a PDF of each list, the costs and a manifest', async () => {
    const projectId = await aProject({ Owner: dana }, { title: 'Chrome / Summer', productionCompany: 'Łukasz Çelik' })
    const listId = await aList(projectId, dana, { name: 'Hero cars', season: '2', episode: '4' })
    const vehicleId = await aVehicle(omar, { year: 1957, model: 'Bel Air', color: 'red', modifications: ['Roof rack'] })
    await withPhotos(vehicleId, { angles: [0, 2] })
    await aListVehicle(projectId, listId, vehicleId, dana)
    const { names, text, document, name } = await report(projectId)

    expect(name).toBe('Chrome - Summer report.zip')
    expect(names).toEqual(['costs.csv', '01 Hero cars.pdf', 'manifest.txt'])
    const [first, second, ...more] = await document('01 Hero cars.pdf')
    expect(more).toEqual([])
    expect(first).toContain('Hero cars Season 2 / Episode 4')
    expect(first).toContain('Created Nov 20, 2026, 10:00 AM ET by Dana Whitlock')
    expect(first).toContain('1957 Chevrolet Bel Air Atlanta, GA Not inquired $100.00 / day')
    expect(second).toContain('1. 1957 Chevrolet Bel Air')
    expect(second?.split('No picture yet').length).toBe(3)
    const facts = ['Color Red', 'Exterior Great Condition. Well kept, minor marks only.', 'Modifications Roof rack']
    for (const fact of ["Driver's side shot", ...facts]) expect(second).toContain(fact)
    // the day price only
    expect(second?.match(/\$[\d.,]+/g)).toEqual(['$100.00'])
    // the place is only in the pickup details
    expect(second).not.toContain('Huff Rd')

    const manifest = text('manifest.txt')
    expect(manifest).toContain('Created: Nov 20, 2026, 10:00 AM ET by Dana Whitlock\r\n')
    expect(manifest).toMatch(
      /01 Hero cars\.pdf\r\n {4}List: Hero cars\r\n {4}Season 2 \/ Episode 4\r\n {4}1 vehicle\r\n/,
    )
    expect(manifest.match(/^ {4}[\d,]+ bytes, SHA-256 [\da-f]{64}\r$/gm)?.length).toBe(2)
  })

  test('has the same ordered, agreed and listed amounts in its PDF and its costs', async () => {
    const projectId = await aProject({ Owner: dana })
    await anAgreedVehicle({ projectId, renter: dana, owner: omar, agreedCents: 44_000 })
    const { orderId } = await anOrder(dana, projectId, [{ owner: omar }, { owner: omar, vehicle: { model: 'Nova' } }])
    const [cancelled] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId)).limit(1)
    await db()
      .update(orderItems)
      .set({ status: 'cancelled' })
      .where(eq(orderItems.id, cancelled?.id ?? ''))
    await db().update(vehicles).set({ dayPrice: 12_000 })
    const { names, text, document } = await report(projectId)

    const rows = text('costs.csv')
      .split('\r\n')
      .filter((row) => row.includes('Chevrolet'))
    const ends = rows.map((row) => row.split(',').slice(-20, -6).join(','))
    expect(ends.toSorted()).toEqual([
      `Available,2026-12-07,2026-12-11,5,100.00,500.00,,440.00,39.16,479.16,,,60.00,`,
      `Booked,2026-12-07,2026-12-11,5,100.00,500.00,,500.00,44.50,544.50,544.50,${orderId},0.00,`,
      `Cancelled,2026-12-07,2026-12-11,5,100.00,500.00,,,,,,${orderId},,500.00`,
    ])
    const pages = (await Promise.all(names.filter((name) => name.endsWith('.pdf')).map(document))).flat().join(' ')
    expect(pages).toContain('Total with tax $479.16')
    expect(pages).toContain('Total with tax $544.50')
    expect(pages).toMatch(
      /Offers and messages .*Dana Whitlock: Inquiry for Dec 7, 2026 to Dec 11, 2026, \$440\.00 before tax/,
    )
    expect(pages).toContain('The owner: Accepted, $440.00 before tax')
    expect(pages).toContain(`Booked, order #${orderId} Dec 7, 2026 to Dec 11, 2026, 5 days`)
  })

  test('shows external vehicles after the others and contains their files, except for lost ones', async () => {
    const projectId = await aProject({ Owner: dana })
    const listId = await aList(projectId, dana, { name: 'Hero cars' })
    await aListVehicle(projectId, listId, await aVehicle(omar, { model: 'Nova' }), dana)
    const ids = await anExternal({ projectId, listId }, dana, { title: 'Tow / rig' })
    await db().update(listVehicles).set({ carNumber: 'PC-3' }).where(eq(listVehicles.id, ids.listVehicleId))
    const ref = { projectId, externalVehicleId: await externalVehicleId(ids.listVehicleId), kind: 'purchase' } as const
    const lost = await anExternalFile({ ...ref, position: 1 }, dana)
    await anExternalFile({ ...ref, position: 2, name: '../..\\a:b?.exe' }, dana)
    await (await fileStore()).delete(await storeKey(lost))
    const { names, text, document } = await report(projectId)
    expect(names.slice(2)).toEqual([
      'External vehicles/01 Tow - rig/Photos/01 front.jpg',
      'External vehicles/01 Tow - rig/Purchase files/01 invoice.pdf',
      'External vehicles/01 Tow - rig/Purchase files/03 ab.exe',
      'manifest.txt',
    ])
    expect(text('External vehicles/01 Tow - rig/Purchase files/01 invoice.pdf')).toBe('a print')
    const manifest = text('manifest.txt')
    expect(manifest).toContain('Missing files: External vehicles/01 Tow - rig/Purchase files/02 invoice.pdf')
    expect(manifest).toMatch(/Photos\/01 front\.jpg\r\n {4}Photo of Tow \/ rig\r\n {4}List: Hero cars\r\n/)
    const [overview, , page] = await document('01 Hero cars.pdf')
    expect(overview).toContain('2 vehicles')
    expect(overview).toContain('Tow / rig - PC-3 Rented elsewhere')
    expect(overview).toContain('Total with tax $2,400.00')
    expect(page).toMatch(/^2\. Tow \/ rig Externally sourced PC-3/)
    expect(page).toContain('Peach State Rentals')
  })

  test('of a project without lists is valid, and of an empty list says so', async () => {
    const projectId = await aProject({ Owner: dana }, { title: '\u202e' })
    const empty = await report(projectId)
    expect([empty.name, empty.names]).toEqual(['project-report.zip', ['costs.csv', 'manifest.txt']])
    expect(empty.text('costs.csv').split('\r\n').length).toBe(2)
    await aList(projectId, dana, { name: 'CON' })
    await aList(projectId, dana, { name: 'con' })
    const { names, document } = await report(projectId)
    expect(names).toEqual(['costs.csv', '01 con.pdf', '02 CON.pdf', 'manifest.txt'])
    expect((await document('01 con.pdf'))[0]).toContain('No cars found.')
  })

  test('continues after a missing or broken photo and names it', async () => {
    const { projectId } = await aLongList(dana, omar, 1)
    const { document, text } = await report(projectId)
    const [, page] = await document('01 Street traffic, 1976.pdf')
    expect(page?.split('This picture is missing.').length).toBe(5)
    expect(text('manifest.txt')).toContain('Missing picture: 1976 Chevrolet Caprice, rear shot')
  })

  test('takes the same number of queries for many vehicles as for few', async () => {
    const [few, many] = [await aLongList(dana, omar, 1), await aLongList(dana, omar, 12)]
    const queriesOf = async (projectId: string) => (await countQueries(() => report(projectId))).count
    expect(await queriesOf(many.projectId)).toBe(await queriesOf(few.projectId))
  })
})

describe('a report that is being read', () => {
  async function tenVehicles() {
    const projectId = await aProject({ Owner: dana })
    const listId = await aList(projectId, dana)
    for (let number = 0; number < 10; number++) {
      const vehicleId = await aVehicle(omar)
      await withPhotos(vehicleId, { padding: 40_000 })
      await aListVehicle(projectId, listId, vehicleId, dana)
    }
    return projectId
  }

  test('holds the photos of only a few vehicles at a time, however slow the reader', async () => {
    const projectId = await tenVehicles()
    const opened = vi.spyOn(await fileStore(), 'read')
    const made = await makeReport(dana, projectId)
    if (!made.ok) throw new Error(made.message)
    const reader = made.content.getReader()
    await reader.read()
    for (let turn = 0; turn < 100; turn++) await new Promise((next) => setImmediate(next))
    expect(opened.mock.calls.length).toBeLessThan(24)
    await reader.cancel()
    opened.mockRestore()
  })

  test('fails when a photo cannot be read midway, so that the zip is invalid', async () => {
    const projectId = await tenVehicles()
    const store = await fileStore()
    const read = store.read.bind(store)
    let opened = 0
    const broken = vi.spyOn(store, 'read').mockImplementation((key) => {
      if (++opened > 32) throw new Error('the disk is gone')
      return read(key)
    })
    const made = await makeReport(dana, projectId)
    if (!made.ok) throw new Error(made.message)
    await expect(new Response(made.content).arrayBuffer()).rejects.toThrow('the disk is gone')
    broken.mockRestore()
  })
})

test('a report that fails at its start is refused with its sentence', async () => {
  const projectId = await aProject({ Owner: dana })
  const vehicleId = await aVehicle(omar)
  await withPhotos(vehicleId)
  await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
  const bucket = await startS3Server()
  setEnv(bucket.settings)
  await bucket.stop()
  expect(await makeReport(dana, projectId)).toMatchObject({
    ok: false,
    why: 'failure',
    message: REPORT_MESSAGES.failed,
  })
  setEnv({ DATA_DIR: folder })
})
