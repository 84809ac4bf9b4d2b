import { type Fault, faultsIn } from './fault'

const HISTORY = ['embedded', 'services/crew/activity.test.ts'] as const
const ANSWERS = ['embedded', 'services/deals/answers.test.ts'] as const

/** Inquiries, offers and answers. */
export const DEALS: readonly Fault[] = [
  ...faultsIn(
    'models/deals/negotiation.ts',
    ['models', 'models/deals/negotiation.test.ts'],
    [
      [
        'deadline-after-first-day',
        'an offer may be answered after the days have begun',
        'limit < start ? limit : start',
        'limit',
      ],
      [
        'answer-at-the-deadline',
        'an offer can be answered at its deadline',
        'now < negotiation.deadlineAt',
        'now <= negotiation.deadlineAt',
      ],
      [
        'wrong-turn',
        'the side that has just offered answers itself',
        "=== 'renter' ? 'owner' : 'renter'",
        "=== 'renter' ? 'renter' : 'owner'",
      ],
      [
        'older-offer-answered',
        'an offer that was replaced can be accepted',
        'negotiation.round !== shownRound',
        'negotiation.round < shownRound',
      ],
    ],
  ),
  ...faultsIn(
    'models/deals/booking-rules.ts',
    ['models', 'models/deals/booking-rules.test.ts'],
    [
      ['today-refused', 'a booking cannot begin today', 'booking.from < today', 'booking.from <= today'],
      ['last-day-refused', 'the last bookable day cannot be booked', 'booking.to <= last', 'booking.to < last'],
      [
        'another-rate-confirmed',
        'whoever has confirmed one rate above the list may offer any',
        'confirmed === rate',
        'confirmed !== undefined',
      ],
      [
        'floor-binds-owner',
        'the floor binds the owner too',
        "if (side === 'owner') {",
        "if (side === 'owner' && rate < theirs) {",
      ],
    ],
  ),
  ...faultsIn(
    'models/deals/deal-stage.ts',
    ['models', 'models/deals/deal-stage.test.ts'],
    [
      [
        'agreed-over-on-first-day',
        'an agreed rate ends a day early',
        'inquiry.booking.from < todayIn',
        'inquiry.booking.from <= todayIn',
      ],
      [
        'taken-still-available',
        'agreed days that others hold read as available',
        "'to_answer', 'available'])",
        "'to_answer'])",
      ],
    ],
  ),
  ...faultsIn(
    'models/deals/deal-stage.ts',
    ['models', 'models/deals/deal-stage.test.ts'],
    [
      [
        'lost-in-the-cart',
        'what lost its days in a cart reads as waiting there to be booked',
        "facts.taken ? 'taken_in_cart' : 'in_cart'",
        "'in_cart'",
      ],
    ],
  ),
  ...faultsIn(
    'models/deals/removal.ts',
    ['models', 'models/deals/deal-actions.test.ts'],
    [['removed-out-of-cart', 'a vehicle in a cart can be taken off its list', "'in_cart', 'taken", "'taken"]],
  ),
  ...faultsIn(
    'models/deals/deal-terms.ts',
    ['models', 'models/deals/deal-terms.test.ts'],
    [['terms-without-tax', 'a card says its sum without tax', 'LIST_TAX).total)', 'LIST_TAX).subTotal)']],
  ),
  ...faultsIn(
    'models/deals/deal-groups.ts',
    ['models', 'models/deals/deal-summary.test.ts'],
    [
      [
        'others-answer-needs-you',
        'what only others may answer is counted as the turn of the reader',
        "stage === 'to_answer' && !can('negotiate', standing)",
        'false',
      ],
    ],
  ),
  ...faultsIn(
    'models/deals/deal-turn.ts',
    ['models', 'models/deals/deal-turn.test.ts'],
    [['asked-to-answer-in-vain', 'who may not answer is told to', "|| can('negotiate', standing)", '|| standing']],
  ),
  ...faultsIn(
    'services/deals/list-vehicle-view.server.ts',
    ['embedded', 'services/lists/cards-in-carts.test.ts'],
    [
      [
        'cart-of-others',
        'a card leads to a cart that is empty for its reader',
        ' && row.cartAccountId !== renterId',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/deals/staged-vehicles.server.ts',
    ['postgres', 'services/lists/list-order.test.ts'],
    [
      [
        'query-stage-ignores-others',
        'a filter takes days that others hold for available ones',
        "then 'taken'",
        "then 'available'",
      ],
      [
        'query-stage-without-zone',
        'a filter takes an agreement whose first day has passed for a good one',
        "when latest.status = 'agreed' and latest.booked_from <",
        "when latest.status = 'agreed' and date '2000-01-01' >",
      ],
    ],
  ),
  ...faultsIn(
    'models/deals/countdown.ts',
    ['models', 'models/deals/negotiation.test.ts'],
    [
      [
        'minute-too-short',
        'a countdown reads zero while there is time',
        'Math.ceil(milliseconds',
        'Math.floor(milliseconds',
      ],
    ],
  ),
  ...faultsIn(
    'services/deals/send-inquiry.server.ts',
    ['embedded', 'services/deals/send-inquiry.test.ts'],
    [
      ['inquiring-unasked', 'anybody of the crew inquires', "refuseUnless('inquire', ", 'void ('],
      [
        'inquiry-made-twice',
        'an inquiry posted twice is refused',
        'if (await isSent(tx, asker, listVehicleId, asked)) return { ok: true }',
        '',
      ],
    ],
  ),
  ...faultsIn('services/deals/send-inquiry.server.ts', HISTORY, [
    [
      'inquiry-not-in-history',
      'the history does not know of an inquiry',
      "kind: 'inquiry-sent', projectId",
      "kind: 'list-edited', projectId",
    ],
  ]),
  ...faultsIn('services/deals/answer-offer.server.ts', HISTORY, [
    [
      'answer-not-in-history',
      'the history does not know of an answer',
      'await recordActivity(tx, asker, { kind: DEED[answer], projectId, ownerId, subject: { inquiryId, round } })',
      '',
    ],
  ]),
  ...faultsIn(
    'services/deals/count-updates.server.ts',
    ['postgres', 'routes/projects/updates.test.ts'],
    [
      ['news-of-oneself', 'a page is told what was done on it', 'ne(activity.accountId, asker.id),', ''],
      [
        'news-for-viewers',
        'whoever sees no prices is told that there are offers',
        'inArray(projectMembers.role, seeing),',
        '',
      ],
      ['news-of-others', 'an owner is told of other inboxes', 'eq(activity.ownerId, asker.id)', 'undefined'],
    ],
  ),
  ...faultsIn('services/deals/counter-offer.server.ts', HISTORY, [
    [
      'offer-not-in-history',
      'the history does not know of a counter offer',
      "await recordActivity(tx, asker, { kind: 'offer-countered', projectId, ownerId, subject: { inquiryId, round } })",
      '',
    ],
  ]),
  ...faultsIn('services/deals/counter-offer.server.ts', ANSWERS, [
    [
      'offer-made-twice',
      'an offer posted twice is refused',
      'if (await isMade(tx, inquiryId, asker, offer)) return { ok: true }',
      '',
    ],
    [
      'offer-of-the-other-side',
      'the floor binds the owner and not the crew',
      'refusedOffer(party.side,',
      "refusedOffer(party.side === 'owner' ? 'renter' : 'owner',",
    ],
  ]),
  ...faultsIn('services/deals/open-thread.server.ts', ANSWERS, [
    [
      'any-owner-answers',
      "an owner answers for another owner's vehicle",
      "asker.kind === 'deputy' ? named : and(named, eq(vehicles.ownerId, asker.id))",
      'named',
    ],
    [
      'any-project-answers',
      'an inquiry is answered through another project',
      'named, eq(inquiries.projectId, party.projectId), ',
      'named, ',
    ],
    [
      'any-card-answers',
      "an inquiry is answered from another vehicle's card",
      ', eq(inquiries.listVehicleId, party.listVehicleId)',
      '',
    ],
  ]),
  ...faultsIn('services/deals/move-letter.server.ts', ANSWERS, [
    [
      'letter-to-oneself',
      'the side that moved is told, and the other is not',
      "=== 'renter' ? 'owner' : 'renter'",
      "=== 'renter' ? 'renter' : 'owner'",
    ],
  ]),
  ...faultsIn(
    'services/deals/request-booking.server.ts',
    ['embedded', 'services/deals/request-booking.test.ts'],
    [
      [
        'booking-without-agreement',
        'somebody is asked to book what nobody has agreed to',
        "|| !mayAct('askToBook', {",
        "|| mayAct('inquire', {",
      ],
    ],
  ),
  ...faultsIn(
    'services/deals/inbox/inbox-rows.server.ts',
    ['embedded', 'services/deals/inbox.test.ts'],
    [
      [
        'inbox-of-all-owners',
        'an owner reads the inquiries of all the others',
        'ownerId === null ? undefined : eq(vehicles.ownerId, ownerId)',
        'undefined',
      ],
      [
        'removed-still-to-answer',
        'an inquiry about a removed vehicle waits for its owner',
        'removedAt} is not null or ',
        'removedAt} is null and false or ',
      ],
    ],
  ),
]
