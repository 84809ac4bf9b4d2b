import { describe, expect, test } from 'vitest'
import { joinWithOr, shortNames } from '~/models/crew/short-names'
import {
  checkWithdrawal,
  type DealActionKind,
  dealActions,
  dealBadge,
  isActionEnabled,
  mayRemove,
  noActionsText,
} from '~/models/deals/deal-actions'
import { BADGES, type DealStage } from '~/models/deals/deal-stage'
import type { Negotiation } from '~/models/deals/negotiation'
import type { AccessContext } from '~/models/trade/access/permissions'
import { LISTING_STATUSES } from '~/models/trade/vocabulary/listings'

const ADMIN_OWNER: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
const MANAGER: AccessContext = {
  applicationRole: 'backlot_renter_application_member',
  projectRole: 'Manager',
  projectStatus: 'active',
}
const TEAM_MEMBER: AccessContext = { ...MANAGER, projectRole: 'Member' }
const VIEWER: AccessContext = {
  applicationRole: 'backlot_renter_application_user',
  projectRole: 'User',
  projectStatus: 'active',
}
const ADMIN_VIEWER: AccessContext = { ...ADMIN_OWNER, projectRole: 'User' }
const ADMIN_MANAGER: AccessContext = { ...ADMIN_OWNER, projectRole: 'Manager' }

/** Columns: project Owner who is an admin, Manager who is not, Team Member. A dash means no button. */
const BUTTONS: [DealStage, string, string, string][] = [
  ['not_inquired', 'inquire', 'inquire', '-'],
  ['asked', 'withdraw', 'withdraw', '-'],
  ['countered', '(accept) (negotiate) (decline)', '(accept) (negotiate) (decline)', '-'],
  ['to_answer', 'accept negotiate decline', 'accept negotiate decline', '-'],
  ['declined', 'inquire', 'inquire', '-'],
  ['time_is_up', 'inquire', 'inquire', '-'],
  ['available', 'addToCart', 'askToBook', '-'],
  ['in_cart', 'checkout viewCart', '-', '-'],
  ['taken_in_cart', 'viewCart', '-', '-'],
  ['booked', 'viewOrder', '-', '-'],
  ['completed', 'inquire viewOrder', 'inquire', '-'],
  ['cancelled', 'inquire viewOrder', 'inquire', '-'],
  ['taken', 'inquire', 'inquire', '-'],
]

describe('the buttons of a card', () => {
  test.each(BUTTONS)('%s', (stage, owner, manager, member) => {
    expect(buttons(stage, ADMIN_OWNER)).toBe(owner)
    expect(buttons(stage, MANAGER)).toBe(manager)
    expect(buttons(stage, TEAM_MEMBER)).toBe(member)
    expect(buttons(stage, VIEWER)).toBe('-')
  })

  test.each(BUTTONS)('%s in a closed project: only the links to the cart or the order', (stage) => {
    const left = buttons(stage, { ...ADMIN_OWNER, projectStatus: 'inactive' })
    expect(left.split(' ').every((name) => ['-', 'viewOrder', 'viewCart'].includes(name))).toBe(true)
  })

  test('disable an inquiry while the listing is being edited and after it is deleted', () => {
    const [inChange] = dealActions({ stage: 'not_inquired', listingStatus: 'edit_requests', access: MANAGER })
    expect(inChange).toEqual({
      kind: 'inquire',
      reason: 'The owner is updating this listing. Please inquire again later.',
    })
    const [gone] = dealActions({ stage: 'gone', listingStatus: 'deleted', access: MANAGER })
    expect(gone).toEqual({ kind: 'inquire', reason: 'This vehicle is no longer available.' })
  })

  test('match mayAct: an action is allowed exactly when its button is enabled', () => {
    const actions: DealActionKind[] = [
      'accept',
      'negotiate',
      'decline',
      'withdraw',
      'inquire',
      'addToCart',
      'askToBook',
    ]
    for (const [stage] of BUTTONS)
      for (const listingStatus of LISTING_STATUSES)
        for (const access of [ADMIN_OWNER, MANAGER, TEAM_MEMBER, VIEWER]) {
          const pressable = dealActions({ stage, listingStatus, access }).filter((action) => !action.reason)
          const names = pressable.map((action) => action.kind)
          for (const kind of actions)
            expect(isActionEnabled(kind, { stage, listingStatus, access })).toBe(names.includes(kind))
        }
  })

  test('offer to withdraw an inquiry while the owner can still answer its first offer', () => {
    const deadlineAt = new Date('2026-12-03T12:00:00Z')
    const asked: Negotiation = { status: 'open', round: 1, lastOfferBy: 'renter', closedBy: null, deadlineAt }
    const before = new Date(deadlineAt.getTime() - 1)
    expect(checkWithdrawal('asked', asked, before)).toBeNull()
    expect(checkWithdrawal('taken', asked, before)).toBeNull()
    const taken = { stage: 'taken', listingStatus: 'listed', access: MANAGER } as const
    expect(dealActions({ ...taken, isUnanswered: true }).map(({ kind }) => kind)).toEqual(['inquire', 'withdraw'])
    const refusals: [DealStage, Partial<Negotiation>, Date, string][] = [
      ['to_answer', { round: 2, lastOfferBy: 'owner' }, before, 'The offer has changed. Please review it again.'],
      ['countered', { round: 3 }, before, 'The offer has changed. Please review it again.'],
      ['time_is_up', {}, deadlineAt, "Time's up!"],
      ['available', { status: 'agreed', closedBy: 'owner' }, before, 'This inquiry is closed.'],
      ['declined', { status: 'declined', closedBy: 'owner' }, before, 'This inquiry is closed.'],
      ['gone', {}, before, 'This vehicle is no longer available.'],
    ]
    for (const [stage, part, at, sentence] of refusals) {
      expect(checkWithdrawal(stage, { ...asked, ...part }, at)?.message).toBe(sentence)
    }
  })

  function buttons(stage: DealStage, access: AccessContext): string {
    const actions = dealActions({ stage, listingStatus: 'listed', access })
    return actions.map(({ kind, reason }) => (reason ? `(${kind})` : kind)).join(' ') || '-'
  }
})

describe('removing a vehicle', () => {
  test('is allowed to every member unless the vehicle is in a cart or booked', () => {
    for (const access of [ADMIN_OWNER, MANAGER, TEAM_MEMBER, VIEWER, ADMIN_VIEWER]) {
      expect(mayRemove({ stage: 'available', access })).toBe(true)
      expect(mayRemove({ stage: 'gone', access })).toBe(true)
      expect(mayRemove({ stage: 'completed', access })).toBe(true)
      expect(mayRemove({ stage: 'in_cart', access })).toBe(false)
      expect(mayRemove({ stage: 'taken_in_cart', access })).toBe(false)
      expect(mayRemove({ stage: 'booked', access })).toBe(false)
    }
    expect(mayRemove({ stage: 'available', access: { ...VIEWER, projectStatus: 'inactive' } })).toBe(false)
  })
})

const leaders = { answer: ['Marcus', 'Ruth'], book: ['Marcus'] }
const STAGES = Object.keys(BADGES).filter((key): key is DealStage => key in BADGES)

test.each([
  [[], ''],
  [['Marcus'], 'Marcus'],
  [['Marcus', 'Ruth'], 'Marcus or Ruth'],
  [['Marcus', 'Ruth', 'Dana'], 'Marcus, Ruth, or Dana'],
  [['Marcus', 'Ruth', 'Dana', 'Mel'], 'Marcus, Ruth, or 2 others'],
  [['Marcus', 'Ruth', 'Dana', 'Mel', 'Vic'], 'Marcus, Ruth, or 3 others'],
])('%j reads "%s"', (names, text) => expect(joinWithOr(names)).toBe(text))

test('adds the last name when two people share a first name', () => {
  const ruth = { firstName: 'Ruth', lastName: 'Castellano' }
  const other = { firstName: 'Ruth', lastName: 'Park' }
  const mel = { firstName: 'Mel', lastName: 'Ferraro' }
  expect(shortNames([ruth, mel, other])).toEqual(['Ruth Castellano', 'Mel', 'Ruth Park'])
})

describe('the badge', () => {
  test('is amber only for members whose turn it is', () => {
    const tone = (stage: DealStage, access: AccessContext) => dealBadge({ stage, access, leaders }).tone
    expect([tone('to_answer', ADMIN_MANAGER), tone('asked', ADMIN_MANAGER), tone('to_answer', TEAM_MEMBER)]).toEqual([
      'waiting',
      'gone',
      'gone',
    ])
  })

  const badge = (stage: DealStage, access: AccessContext, named = leaders) =>
    dealBadge({ stage, access, leaders: named }).label

  test('says that it is your turn if you can answer, and otherwise names those who can', () => {
    expect(badge('to_answer', ADMIN_MANAGER)).toBe('Your turn to answer')
    expect(badge('to_answer', TEAM_MEMBER)).toBe('Waiting for Marcus or Ruth')
    expect(badge('to_answer', { ...ADMIN_MANAGER, projectStatus: 'inactive' }, { answer: [], book: [] })).toBe(
      'Inquired',
    )
  })

  test.each(STAGES.filter((stage) => stage !== 'to_answer'))('of %s is the same for every member', (stage) => {
    expect([badge(stage, ADMIN_MANAGER), badge(stage, TEAM_MEMBER)]).toEqual([BADGES[stage].label, BADGES[stage].label])
  })
})

describe('the text shown instead of buttons', () => {
  function why(stage: DealStage, access: AccessContext, named = leaders) {
    const actions = dealActions({ stage, listingStatus: 'listed', access })
    return noActionsText({ stage, access, leaders: named, actions })
  }

  test.each([
    ['not_inquired', 'Marcus or Ruth can inquire.'],
    ['asked', 'Waiting for the owner.'],
    ['countered', 'Waiting for the owner.'],
    ['to_answer', 'Marcus or Ruth can answer.'],
    ['declined', 'Marcus or Ruth can inquire again.'],
    ['time_is_up', 'Marcus or Ruth can inquire again.'],
    ['taken', 'Marcus or Ruth can inquire again.'],
    ['available', 'Marcus can book it.'],
    ['in_cart', 'In a cart, waiting to be booked.'],
    ['taken_in_cart', 'In a cart.'],
    ['booked', null],
    ['completed', 'Marcus or Ruth can inquire again.'],
    ['cancelled', 'Marcus or Ruth can inquire again.'],
    ['gone', 'No longer listed by its owner.'],
  ] as const)('%s: %s', (stage, sentence) => expect(why(stage, TEAM_MEMBER)).toBe(sentence))

  test.each(STAGES)('for %s is shown exactly when no button is left but to withdraw', (stage) => {
    for (const access of [ADMIN_MANAGER, TEAM_MEMBER]) {
      const actions = dealActions({ stage, listingStatus: 'listed', access })
      const hasOthers = stage === 'booked' || actions.some(({ kind }) => kind !== 'withdraw')
      expect(why(stage, access) === null).toBe(hasOthers)
    }
  })

  test.each([ADMIN_MANAGER, TEAM_MEMBER])(
    'names the member whose cart has the vehicle, without a link to the cart',
    (access) => {
      const card = { stage: 'in_cart', access, cartHolder: 'Marcus' } as const
      const actions = dealActions({ ...card, listingStatus: 'listed' })
      expect(actions).toEqual([])
      expect(noActionsText({ ...card, leaders, actions })).toBe('In Marcus’s cart.')
    },
  )

  test('says that the project is closed or that nobody on it can book', () => {
    expect(why('not_inquired', { ...ADMIN_MANAGER, projectStatus: 'inactive' })).toBe('This project is closed.')
    expect(why('available', TEAM_MEMBER, { answer: ['Ruth'], book: [] })).toBe('No one on this project can book it.')
  })
})
