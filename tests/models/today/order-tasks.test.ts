import { expect, test } from 'vitest'
import { aBooking, aCard } from '#tests/components/lists/cards'
import {
  itemTasks,
  mostUrgentFirst,
  orderTasks,
  paperTask,
  rentalTask,
  withVehicleTasks,
} from '~/models/today/order-tasks'
import type { Task } from '~/models/today/tasks'
import { inspectionPaths } from '~/models/trade/paths/inspection'
import { orderPaths } from '~/models/trade/paths/orders'

const photosOf = (itemId: string) => inspectionPaths.overview(1001, itemId)

const task = (kind: Task['kind'], orderId?: number, ...itemIds: string[]): Task => ({
  kind,
  urgency: 'late',
  text: kind,
  about: '',
  project: null,
  to: orderPaths.orders(),
  button: 'Open',
  due: '2026-12-07',
  orderId,
  items: itemIds.map((id) => ({ id, to: photosOf(id) })),
})
const TASKS = [
  task('overdue', 1001, 'i1'),
  task('pickup', 1001, 'i1'),
  task('photos', 1001, 'i2', 'i3'),
  task('documents', 1002, 'i4'),
  task('return', 1002, 'i4'),
  task('offers'),
]

test.each([
  [1001, ['overdue', 'photos'], undefined],
  [1002, ['documents', 'return'], 'documents'],
  [1003, [], undefined],
])('order %i has the tasks %j about what it is marked with, and about its papers: %s', (orderId, kinds, paper) => {
  expect(orderTasks(TASKS, orderId).map(({ kind }) => kind)).toEqual(kinds)
  expect(paperTask(TASKS, orderId)?.kind).toBe(paper)
})

test('the tasks of an order keep their rank, and those about one rental name it', () => {
  const found = [1001, 1002].flatMap((orderId) => orderTasks(TASKS, orderId))
  expect(found.map(({ rank, itemId }) => [rank, itemId])).toEqual([
    [0, 'i1'],
    [2, null],
    [3, null],
    [4, 'i4'],
  ])
})

test.each([
  ['i1', ['overdue'], 'overdue'],
  ['i3', ['photos'], 'photos'],
  ['i4', ['documents', 'return'], 'return'],
  ['i5', [], undefined],
])('rental %s has the tasks %j, each done for it alone, and about itself: %s', (itemId, kinds, own) => {
  const found = itemTasks(TASKS, itemId)
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
  for (const { to } of found) expect(to).toBe(photosOf(itemId))
  expect(rentalTask(TASKS, itemId)?.kind).toBe(own)
})

test('the booked vehicles of a list have their most urgent task', () => {
  const booked = (itemId: string) => aCard({ order: aBooking({ itemId }) })
  const vehicles = [aCard(), booked('i4'), booked('i5')]
  const list = { id: 'l1', name: '', heading: '', location: '', nearTo: null, vehicles, vehicleCount: 3 }
  const shown = withVehicleTasks({ ...list, externals: [], externalCount: 0 }, TASKS)
  expect(shown.vehicles.map(({ order }) => order?.task?.kind)).toEqual([undefined, 'documents', undefined])
})

test('orders with the most urgent task come first, those without tasks last and in their order', () => {
  const orders = [1004, 1003, 1002, 1001].map((id) => ({ id, tasks: orderTasks(TASKS, id) }))
  expect(mostUrgentFirst(orders).map(({ id }) => id)).toEqual([1001, 1002, 1004, 1003])
})
