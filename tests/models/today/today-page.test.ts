import { expect, test } from 'vitest'
import { aTask } from '#tests/world/tasks'
import type { Task } from '~/models/today/tasks'
import { firstTasks, lateProjectIds, namesPickup, projectTasks, todayPage } from '~/models/today/today-page'

test('the page of one project has its tasks, and one without any has all', () => {
  const task = aTask()
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
    isLate: true,
    to: '/today?project=p1',
  })
  const both = [task, { ...task, urgency: 'soon' as const }]
  expect(projectTasks(both, 'p1')?.text).toBe('1 task late')
  expect(projectTasks(both.slice(1), 'p1')?.text).toBe('1 task coming up')
  const unsigned = { ...task, text: 'Unsigned, pickup tomorrow', about: '1974 Chevrolet C10, order #1006' }
  const firstOf = (...own: Task[]) => firstTasks([...own, ...both.slice(1)], 'p1').map(({ text }) => text)
  expect(firstOf(task, unsigned, task)).toEqual([task.text, unsigned.text])
  expect(firstOf({ ...task, kind: 'offers' }, unsigned, { ...task, kind: 'booking' })).toEqual([unsigned.text])
  expect(firstOf()).toEqual([task.text])
  const photos = { ...unsigned, kind: 'photos' as const }
  expect(firstTasks([unsigned, photos], 'p1').map(({ to, isApart }) => [to, isApart])).toEqual([
    [task.to, true],
    [task.to, true],
  ])
  const ofOrder = (kind: Task['kind'], orderId: number) => namesPickup([{ ...task, kind, orderId }], 'p1', 1006)
  expect([ofOrder('driver', 1006), ofOrder('driver', 1007), ofOrder('photos', 1006)]).toEqual([true, false, false])
  expect(projectTasks(tasks, 'p3')).toBeNull()
  expect(lateProjectIds([...tasks, task, { ...task, project: null }])).toEqual(['p1'])
})
