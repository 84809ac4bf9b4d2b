import { type Fault, faultsIn } from './fault'

/** From the cart to an order. */
export const ORDERS: readonly Fault[] = [
  ...faultsIn(
    'models/booking/cart.ts',
    ['models', 'models/booking/cart.test.ts'],
    [
      [
        'started-on-first-day',
        'a booking cannot be made on its first day',
        'item.booking.from < todayIn',
        'item.booking.from <= todayIn',
      ],
      [
        'blocked-is-summed',
        'what cannot be booked is summed',
        'items.filter((item) => cartBlocker(item, now) === null)',
        '[...items]',
      ],
      ['off-list-is-booked', 'what was taken off its list is booked', 'if (item.isOffList)', 'if (false)'],
    ],
  ),
  ...faultsIn(
    'services/booking/cart/add-to-cart.server.ts',
    ['embedded', 'services/booking/cart.test.ts'],
    [
      [
        'cart-of-two-projects',
        'a cart mixes two projects',
        'inCart.length > 0 && cart.projectId !== projectId',
        'inCart.length < 0',
      ],
      [
        'cart-of-another-project',
        'a card is put into the cart through another project',
        'eq(listVehicles.projectId, projectId), ',
        '',
      ],
      [
        'added-twice',
        'adding twice is refused',
        'inCart.some((item) => item.listVehicleId === listVehicleId)',
        'inCart.length < 0',
      ],
    ],
  ),
  ...faultsIn(
    'services/booking/cart/stored-cart.server.ts',
    ['embedded', 'services/crew/members.test.ts'],
    [
      [
        'let-go-and-booked',
        'who comes back books what was taken off its list',
        '.removedAt} is not null',
        '.removedAt} is null and false',
      ],
    ],
  ),
  ...faultsIn(
    'services/booking/cart/stored-cart.server.ts',
    ['embedded', 'services/booking/cart.test.ts'],
    [['released-days-block', 'days that were let go block a cart', '{vehicleBlocks.active}', '{true}']],
  ),
  ...faultsIn(
    'services/booking/cart/stored-cart.server.ts',
    ['postgres', 'services/booking/order-waits.test.ts'],
    [['vehicles-not-locked', 'two orders for a vehicle do not wait for each other', ".for('no key update')", '']],
  ),
  ...faultsIn(
    'services/booking/cart/remove-from-cart.server.ts',
    ['embedded', 'services/booking/cart.test.ts'],
    [
      [
        'other-cart-emptied',
        "somebody empties another renter's cart",
        'if (item.accountId !== asker.id) throw notFound()',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/booking/cart/lock-cart.server.ts',
    ['embedded', 'services/booking/cart.test.ts'],
    [
      [
        'revision-stands-still',
        'a changed cart looks like the one before',
        '{carts.revision} + 1',
        '{carts.revision} + 0',
      ],
    ],
  ),
  ...faultsIn(
    'services/booking/checkout/place-order.server.ts',
    ['embedded', 'services/booking/place-order.test.ts'],
    [
      [
        'stale-cart-ordered',
        'a cart that has changed since is ordered',
        'revision !== signer.revision',
        'revision < 0',
      ],
      [
        'blocked-is-ordered',
        'a vehicle that cannot be booked is ordered',
        'const refusal = await refusedItem(tx, cart)',
        'const refusal = null',
      ],
      [
        'order-without-billing',
        'an order goes out without its billing step',
        'eq(checkouts.completed, true)',
        'eq(checkouts.accountId, asker.id)',
      ],
      ['order-without-tax', 'an order keeps no tax', 'taxCents: cartRates(item).tax', 'taxCents: 0'],
      [
        'cart-kept',
        'a cart is still full after its order',
        'await tx.delete(cartItems).where(eq(cartItems.accountId, asker.id))',
        '',
      ],
      [
        'repetition-refused',
        'an order sent twice is refused the second time',
        'if (earlier) return',
        'if (false) return',
      ],
    ],
  ),
  ...faultsIn(
    'services/booking/checkout/place-order.server.ts',
    ['embedded', 'services/crew/activity.test.ts'],
    [
      [
        'order-not-in-history',
        'the history does not know of an order',
        "kind: 'order-placed', projectId",
        "kind: 'list-edited', projectId",
      ],
    ],
  ),
  ...faultsIn(
    'services/fleet/reserve-days.server.ts',
    ['embedded', 'services/booking/place-order.test.ts'],
    [
      [
        'days-not-held',
        'an order holds no days',
        'return tx.insert(vehicleBlocks)',
        'return void tx.insert(vehicleBlocks)',
      ],
    ],
  ),
  ...faultsIn(
    'services/owner/days/block-days.server.ts',
    ['embedded', 'services/orders/items/moved-days.test.ts'],
    [
      [
        'owner-days-again',
        'days that an owner gave back are blocked by a form that arrives once more',
        'if (await isDone(tx, vehicleId, wish.attempt, days)) return { ok: true }',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/owner/days/owned-vehicle.server.ts',
    ['embedded', 'services/orders/items/moved-days.test.ts'],
    [
      [
        'days-of-any-owner',
        'an owner blocks the days of another one',
        'and(eq(vehicles.id, vehicleId), eq(vehicles.ownerId, asker.id))',
        'eq(vehicles.id, vehicleId)',
      ],
    ],
  ),
  ...faultsIn(
    'models/owner/days/owner-days.ts',
    ['embedded', 'services/orders/items/moved-days.test.ts'],
    [['sold-days-blocked', 'the days in the way of an owner are not named', 'overlaps(days, wanted)', 'false']],
  ),
  ...faultsIn(
    'services/booking/checkout/order-letters.server.ts',
    ['embedded', 'services/booking/place-order.test.ts'],
    [
      [
        'other-owners-vehicles',
        'an owner is mailed the rates of other owners',
        'order.cart.items.filter((item) => item.ownerId === owner.id)',
        'order.cart.items',
      ],
    ],
  ),
]
