import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  orderMarks,
  orderMarksForStaff,
  rentalLate,
  rentalMarksForStaff,
  vehicleMarksForStaff,
} from '~/models/trade/due/order-marks'
import {
  ITEM_GROUPS,
  isOverdue,
  itemStatus,
  ORDER_STATUS_BADGES,
  type OrderItemStatus,
  type OrderStatus,
  orderStatus,
} from '~/models/trade/vocabulary/orders'

const UNSIGNED = { label: 'Unsigned', tone: 'waiting' } as const
const OVERDUE = { label: 'Overdue since Sat', tone: 'refused' } as const
const IN_PROGRESS = [
  { label: 'In progress', tone: 'booked' },
  { label: 'Pickup photos missing', tone: 'refused' },
]
const booking = { from: '2026-12-07', to: '2026-12-11' }

describe('an order item', () => {
  test.each([
    ['confirmed', '2026-12-06', 'confirmed', false],
    ['confirmed', '2026-12-07', 'in-progress', false],
    ['confirmed', '2026-12-11', 'in-progress', false],
    ['confirmed', '2026-12-12', 'in-progress', true],
    ['completed', '2026-12-12', 'completed', false],
    ['completed', '2026-12-08', 'completed', false],
    ['cancelled', '2026-12-08', 'cancelled', false],
    ['cancelled', '2027-01-01', 'cancelled', false],
  ] as const)('stored as %s is on %s %s, overdue: %s', (status, today, expected, overdue) => {
    expect(itemStatus({ status, booking }, today)).toBe(expected)
    expect(isOverdue({ status, booking }, today)).toBe(overdue)
  })
})

describe('an order', () => {
  const derived: [OrderItemStatus[], OrderStatus][] = [
    [['confirmed'], 'placed'],
    [['in-progress', 'completed'], 'placed'],
    [['confirmed', 'cancelled'], 'placed'],
    [['completed'], 'completed'],
    [['completed', 'cancelled'], 'completed'],
    [['cancelled'], 'cancelled'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [[], 'placed'],
  ]

  test.each(derived)('of %j is %s', (items, expected) => expect(orderStatus(items)).toBe(expected))

  test('is over exactly when each of its items is', () => {
    const someItems = fc.array(fc.constantFrom<OrderItemStatus>('confirmed', 'in-progress', 'completed', 'cancelled'), {
      minLength: 1,
    })
    fc.assert(
      fc.property(someItems, (items) => {
        const isOver = items.every((item) => item === 'completed' || item === 'cancelled')
        expect(orderStatus(items) !== 'placed').toBe(isOver)
        expect(orderStatus([...items].reverse())).toBe(orderStatus(items))
      }),
    )
  })

  test('is New until it is over', () => {
    expect(ORDER_STATUS_BADGES.placed.label).toBe('New')
    expect(ORDER_STATUS_BADGES.completed.label).toBe('Completed')
    expect(ORDER_STATUS_BADGES.cancelled.label).toBe('Cancelled')
  })

  test.each([
    [{ status: 'placed', isRunning: false }, [], ['New']],
    [{ status: 'placed', isRunning: false }, [UNSIGNED], ['Unsigned']],
    [{ status: 'placed', isRunning: true }, [], ['In progress']],
    [{ status: 'placed', isRunning: true }, [UNSIGNED], ['In progress', 'Unsigned']],
    [{ status: 'placed', isRunning: true, late: OVERDUE }, [UNSIGNED], ['Overdue since Sat', 'Unsigned']],
    [{ status: 'completed', isRunning: false }, [UNSIGNED], ['Completed', 'Unsigned']],
  ] as const)('%j that waits for %j is marked %j', (order, waitsFor, expected) => {
    expect(orderMarks(order, waitsFor).map(({ label }) => label)).toEqual(expected)
  })

  test.each([
    ['one vehicle that is late', [[OVERDUE]], ['Overdue since Sat', 'Unsigned']],
    ['one vehicle that is not', [[]], ['In progress', 'Unsigned']],
    ['several vehicles, one of them late', [[], [OVERDUE]], ['Unsigned']],
    ['several vehicles, none of them late', [[], []], ['In progress', 'Unsigned']],
    ['no vehicles', [], ['In progress', 'Unsigned']],
  ])('for staff with %s is marked %j', (_, rentals, expected) => {
    const order = { status: 'placed', isRunning: true, rentals } as const
    expect(orderMarksForStaff(order, [UNSIGNED]).map(({ label }) => label)).toEqual(expected)
  })

  test.each([
    ['of the only vehicle', ['in-progress'], [[OVERDUE]], []],
    ['that is late', ['in-progress', 'completed'], [[OVERDUE], []], ['Overdue since Sat']],
    ['that alone was cancelled', ['cancelled', 'confirmed'], [[], []], ['Cancelled']],
    ['cancelled like all', ['cancelled', 'cancelled'], [[], []], []],
  ] as const)('for staff with a vehicle %s marks it', (_, statuses, rentals, expected) => {
    expect(vehicleMarksForStaff(statuses, rentals, 0).map(({ label }) => label)).toEqual(expected)
  })

  test.each([
    ['2026-12-07', '2026-12-11', [], 'Pickup photos missing, rental started Mon', IN_PROGRESS],
    ['2026-12-07', '2026-12-11', ['renter'], undefined, []],
    ['2026-12-01', '2026-12-08', [], 'Overdue since today', [{ label: 'Overdue since today', tone: 'refused' }]],
  ] as const)(
    'with a rental from %s to %s and photos of %j is marked %s',
    (from, to, photographed, label, forStaff) => {
      const rental = { status: 'confirmed' as const, booking: { from, to }, today: '2026-12-09', photographed }
      expect(rentalLate(rental)).toEqual(label ? { label, tone: 'refused' } : null)
      expect(rentalMarksForStaff(rental)).toEqual(forStaff)
    },
  )

  test('groups its items in this order', () => {
    expect(ITEM_GROUPS.map((group) => group.heading)).toEqual([
      'CONFIRMED ITEMS',
      'IN-PROGRESS ITEMS',
      'COMPLETED ITEMS',
      'CANCELLED ITEMS',
    ])
  })
})
