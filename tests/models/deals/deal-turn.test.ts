import { describe, expect, test } from 'vitest'
import { joinWithOr, shortNames } from '~/models/crew/short-names'
import { dealActions, dealBadge, noActionsText } from '~/models/deals/deal-actions'
import { BADGES, type DealStage } from '~/models/deals/deal-stage'
import type { AccessContext } from '~/models/trade/access/permissions'

const LEADER: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Manager',
  projectStatus: 'active',
}
const TEAM_MEMBER: AccessContext = {
  ...LEADER,
  applicationRole: 'backlot_renter_application_member',
  projectRole: 'Member',
}
const leaders = { answer: ['Marcus', 'Ruth'], book: ['Marcus'] }
const STAGES = Object.keys(BADGES).filter((key): key is DealStage => key in BADGES)

test.each([
  [[], ''],
  [['Marcus'], 'Marcus'],
  [['Marcus', 'Ruth'], 'Marcus or Ruth'],
  [['Marcus', 'Ruth', 'Dana'], 'Marcus, Ruth or Dana'],
  [['Marcus', 'Ruth', 'Dana', 'Mel'], 'Marcus, Ruth or 2 others'],
  [['Marcus', 'Ruth', 'Dana', 'Mel', 'Vic'], 'Marcus, Ruth or 3 others'],
])('%j are %s', (names, words) => expect(joinWithOr(names)).toBe(words))

test('two of one first name are called by both', () => {
  const ruth = { firstName: 'Ruth', lastName: 'Castellano' }
  const other = { firstName: 'Ruth', lastName: 'Park' }
  const mel = { firstName: 'Mel', lastName: 'Ferraro' }
  expect(shortNames([ruth, mel, other])).toEqual(['Ruth Castellano', 'Mel', 'Ruth Park'])
})

describe('whose turn it is', () => {
  const badge = (stage: DealStage, access: AccessContext, named = leaders) =>
    dealBadge({ stage, access, leaders: named }).label

  test('is the reader’s where they may answer, and else that of those who may', () => {
    expect(badge('to_answer', LEADER)).toBe('Your turn to answer')
    expect(badge('to_answer', TEAM_MEMBER)).toBe('Waiting for Marcus or Ruth')
    expect(badge('to_answer', { ...LEADER, projectStatus: 'inactive' }, { answer: [], book: [] })).toBe('Inquired')
  })

  test.each(STAGES.filter((stage) => stage !== 'to_answer'))('%s is the same to everybody', (stage) => {
    expect([badge(stage, LEADER), badge(stage, TEAM_MEMBER)]).toEqual([BADGES[stage].label, BADGES[stage].label])
  })
})

describe('why there is nothing to press', () => {
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
    ['booked', 'Only admins can open the order.'],
    ['completed', 'Marcus or Ruth can inquire again.'],
    ['cancelled', 'Marcus or Ruth can inquire again.'],
    ['gone', 'No longer listed by its owner.'],
  ] as const)('%s: %s', (stage, sentence) => expect(why(stage, TEAM_MEMBER)).toBe(sentence))

  test.each(STAGES)('%s has a reason exactly where it has no action', (stage) => {
    for (const access of [LEADER, TEAM_MEMBER]) {
      const actions = dealActions({ stage, listingStatus: 'listed', access })
      expect(why(stage, access) === null).toBe(actions.length > 0)
    }
  })

  test.each([LEADER, TEAM_MEMBER])(
    'what lies in the cart of somebody else names them and leads to no cart',
    (access) => {
      const card = { stage: 'in_cart', access, cartHolder: 'Marcus' } as const
      const actions = dealActions({ ...card, listingStatus: 'listed' })
      expect(actions).toEqual([])
      expect(noActionsText({ ...card, leaders, actions })).toBe('In Marcus’s cart.')
    },
  )

  test('in a closed project it is that, and where nobody may it says so', () => {
    expect(why('not_inquired', { ...LEADER, projectStatus: 'inactive' })).toBe('This project is closed.')
    expect(why('available', TEAM_MEMBER, { answer: ['Ruth'], book: [] })).toBe('No one on this project can book it.')
  })
})
