import { expect, test } from 'vitest'
import type { Task } from '~/models/today/tasks'
import {
  lateProjectIds,
  mostUrgentFirst,
  orderTasks,
  paperTask,
  projectTasks,
  todayPage,
} from '~/models/today/today-page'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'

const task = (kind: Task['kind'], orderId?: number): Task => ({
  kind,
  urgency: 'late',
  text: kind,
  about: '',
  project: null,
  to: orderPaths.orders(),
  button: 'Open',
  due: '2026-12-07',
  orderId,
  itemId: 'i1',
})
const TASKS = [
  task('overdue', 1001),
  task('pickup', 1001),
  task('photos', 1001),
  task('documents', 1002),
  task('offers'),
]

test.each([
  [1001, ['overdue', 'photos'], undefined],
  [1002, ['documents'], 'documents'],
  [1003, [], undefined],
])('order %i has the tasks %j about what it is marked with, and about its papers: %s', (orderId, kinds, paper) => {
  expect(orderTasks(TASKS, orderId).map(({ kind }) => kind)).toEqual(kinds)
  expect(paperTask(TASKS, orderId)?.kind).toBe(paper)
})

test('the tasks of an order keep their rank, and those about a rental name it', () => {
  const found = [1001, 1002].flatMap((orderId) => orderTasks(TASKS, orderId))
  expect(found.map(({ rank, itemId }) => [rank, itemId])).toEqual([
    [0, 'i1'],
    [2, 'i1'],
    [3, null],
  ])
})

test('orders with the most urgent task come first, those without tasks last and in their order', () => {
  const orders = [1004, 1003, 1002, 1001].map((id) => ({ id, tasks: orderTasks(TASKS, id) }))
  expect(mostUrgentFirst(orders).map(({ id }) => id)).toEqual([1001, 1002, 1004, 1003])
})

test('the page of one project has its tasks, and one without any has all', () => {
  const task: Task = {
    kind: 'return',
    urgency: 'late',
    text: 'Overdue since Sat',
    about: '',
    project: { id: 'p1', title: 'The Long Haul' },
    to: projectPaths.projects(),
    button: '',
    due: '',
  }
  const tasks = [task, { ...task, project: { id: 'p2', title: 'Ferry Street' }, urgency: 'soon' as const }]
  expect(todayPage(tasks, 'p2', '2026-12-07')).toMatchObject({
    date: 'Monday, December 7, 2026',
    project: { title: 'Ferry Street' },
    summary: '1 task coming up',
    groups: [{ label: 'Soon' }],
  })
  for (const which of ['p3', null])
    expect(todayPage(tasks, which, '2026-12-07').summary).toBe('1 task late, 1 coming up')
  expect(projectTasks(tasks, 'p1')).toEqual({
    text: '1 task late',
    first: 'Overdue since Sat',
    isLate: true,
    to: '/today?project=p1',
  })
  const both = [task, { ...task, urgency: 'soon' as const }]
  expect(projectTasks(both, 'p1')?.text).toBe('1 task late')
  expect(projectTasks(both.slice(1), 'p1')?.text).toBe('1 task coming up')
  expect(projectTasks([task, task, ...both.slice(1)], 'p1')?.first).toBe('Overdue since Sat, and 1 more')
  expect(projectTasks(tasks, 'p3')).toBeNull()
  expect(lateProjectIds([...tasks, task, { ...task, project: null }])).toEqual(['p1'])
})
