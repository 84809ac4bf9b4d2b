import { beforeAll, describe, expect, test } from 'vitest'
import { type Policy, VISITORS } from '#tests/architecture/policies'
import { rolledBack, rowSnapshot, useDatabase } from '#tests/world/database/database'
import { responseStatus } from '#tests/world/visits/responses'
import type { RefusalCode } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { CREW_SERVICES } from './crew-services'
import { DESK_SERVICES } from './desk-services'
import { ORDER_SERVICES } from './order-services'
import { PICKUP_SERVICES } from './pickup-services'
import { aStage, SERVED } from './stage'

const SOURCES = import.meta.glob<string>('../../../app/services/**/*.server.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** An exported service that takes an account or an access as its first argument. */
const SERVICE =
  /^export (?:async )?function (\w+)\(\s*(?:\w+|\{[^}]*\}): \(?(?:Account|Actor|Answerer|(?:Crew|Inspection|Item|Pickup|Report)Access)\b/gm

/** Services that only use the asker's own data or public data. */
const OPEN_TO_ANY_ACCOUNT = [
  ...['changeName', 'changePassword', 'setShortcuts', 'setDigest', 'countUpdates', 'currentTasks', 'countTasks'],
  ...['commandsFor', 'commandExamples', 'crewCommands', 'crewOrderCommands', 'openOrders', 'ownerCommands'],
  ...['confirmContactChange', 'requestContactChange', 'resendContactCode'],
  ...['endOtherSessions', 'findProfile', 'sessionsPage', 'signOut', 'findStoredCart', 'findLastList', 'findListedOn'],
  'findOpenOffer',
  ...['findListPlaces', 'lastChoice', 'isStillMember', 'nextAttempt', 'projectChoices'],
  ...[
    'requireVisibleVehicle',
    'vehiclePage',
    'findVisibleVehicles',
    'compareVehicles',
    'compareWithPlaces',
    'countView',
    'vehicleReport',
    'behalfOf',
    'choicesOfFavorites',
    'listingView',
    'pickupGone',
  ],
]

const PEOPLE = VISITORS.filter((visitor) => visitor !== 'guest' && visitor !== 'invited')
const CLOSED = { forbidden: 403, 'not found': 404, login: 302, gone: 410 }

const POLICIES: Record<string, Policy | undefined> = SERVED
const ROWS = [CREW_SERVICES, ORDER_SERVICES, DESK_SERVICES, PICKUP_SERVICES].flatMap((services) =>
  Object.entries(services).flatMap(([served, calls]) => {
    const policy = POLICIES[served]
    return policy ? Object.entries(calls).map(([name, call]) => ({ name, policy, call })) : []
  }),
)

await useDatabase()
setClock(new Date('2026-11-20T15:00:00Z'))
const stage = await aStage()

test('every service called by an account is in the table', () => {
  const found = Object.values(SOURCES).flatMap((source) => [...source.matchAll(SERVICE)].map(([, name]) => name))
  const called = ROWS.map(({ name }) => name).filter((name) => !name.includes(','))
  expect(found.sort()).toEqual([...called, ...OPEN_TO_ANY_ACCOUNT].sort())
})

describe('a service refuses everybody whom its policy excludes', () => {
  let before: unknown
  beforeAll(async () => {
    before = await rowSnapshot()
  })

  test.each(ROWS)('$name', async ({ policy, call }) => {
    const expected: Record<string, number> = {}
    const statuses: Record<string, number> = {}
    for (const person of PEOPLE) {
      const access = policy[person]
      if (access === 'open') continue
      expected[person] = CLOSED[access]
      statuses[person] = await responseStatus(call(stage.people[person], stage))
    }
    expect(statuses).toEqual(expected)
  })

  test('refused calls change no row', async () => expect(await rowSnapshot()).toEqual(before))
})

/** Refusals of askers who have access, because the stage lacks something. */
const NOT_DONE: Record<string, RefusalCode> = {
  addFeed: 'calendar-unreadable',
  recordExternal: 'photo-missing',
  stageExternalFile: 'photo-missing',
  leaveProject: 'owner-must-hand-over',
  handOver: 'cannot-become-owner',
  changeDays: 'price-unconfirmed',
  extendItem: 'not-possible-in-status',
  completeItem: 'not-possible-in-status',
  openSigning: 'agreement-closed',
  submitDocuments: 'documents-not-required',
  replaceDocument: 'document-missing',
  confirmReturn: 'confirmation-not-possible',
  objectToReturn: 'objection-not-possible',
  beginImport: 'file-refused',
  beginPhotoZip: 'file-refused',
  checkImport: 'import-changed',
  undoImport: 'import-changed',
  addPhoto: 'photo-missing',
  addListingPhoto: 'photo-missing',
  saveListingPhotos: 'file-refused',
  deleteListingPhoto: 'photo-required',
  addShots: 'photo-missing',
  reportDamage: 'photo-missing',
  finishInspection: 'inspection-incomplete',
  ...(process.env.TEST_DATABASE === 'server' && { startBackup: 'backup-not-supported' }),
}

test.each(ROWS)(
  '$name serves the first permitted asker and changes no row of the neighboring project',
  async ({ name, policy, call }) => {
    const served = PEOPLE.find((person) => policy[person] === 'open')
    if (!served) throw new Error(`Nobody is served by ${name}.`)
    await rolledBack(async () => {
      const end = await call(stage.people[served], stage).catch((thrown: unknown) => thrown)
      expect(kindOf(end)).toBe(NOT_DONE[name.replace(', as the owner', '')] ?? 'done')
      const rows = new Set(await rowSnapshot())
      expect(stage.neighbor.filter((row) => !rows.has(row))).toEqual([])
    })
  },
)

/** 'done', the code of a refusal, or a thrown status. */
function kindOf(end: unknown): string {
  if (end instanceof Error) throw end
  if (typeof end !== 'object' || end === null) return 'done'
  if ('init' in end) return JSON.stringify(end.init)
  if (end instanceof Response) return String(end.status)
  return 'ok' in end && end.ok === false && 'code' in end ? String(end.code) : 'done'
}
