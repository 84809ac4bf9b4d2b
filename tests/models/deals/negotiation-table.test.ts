import { expect, test } from 'vitest'
import { MOVES, NEGOTIATIONS } from '#tests/world/negotiation/table'
import { checkWithdrawal, dealActions } from '~/models/deals/deal-actions'
import { dealStage } from '~/models/deals/deal-stage'
import { threadState } from '~/models/deals/inbox'
import { checkMove, linkOver } from '~/models/deals/negotiation'
import type { AccessContext } from '~/models/trade/access/permissions'

const ASKED = new Date('2026-12-01T12:00:00Z')
const deadlineAt = new Date('2026-12-03T12:00:00Z')
const TAKEN = { from: '2026-12-11', to: '2026-12-12' }
const BUTTONS = ['accept', 'negotiate', 'decline', 'withdraw', 'inquire'] as const

test.each(NEGOTIATIONS)('%s: rules and buttons agree with the table', (_, state, row) => {
  const [owner, crew, withdraw, inquire, ownersLink, crewsLink] = row
  const now = state.isLate ? deadlineAt : ASKED
  const negotiation = state.negotiation && { ...state.negotiation, deadlineAt }
  const listingStatus = state.isGone ? 'deactivated' : 'listed'
  const stage = dealStage(
    {
      listingStatus,
      zone: 'America/New_York',
      inquiry: negotiation && { ...negotiation, booking: { from: '2026-12-07', to: '2026-12-11' } },
      inCart: state.isInCart ?? false,
      orderItem: state.item ?? null,
      taken: state.isTaken ? TAKEN : null,
    },
    now,
  )
  expect(stage).toBe(state.stage)

  // a removed vehicle has no card
  if (!state.isRemoved) {
    const access: AccessContext = {
      applicationRole: 'backlot_renter_application_member',
      projectRole: 'Manager',
      projectStatus: state.isClosed ? 'inactive' : 'active',
    }
    const isUnanswered = negotiation?.status === 'open' && negotiation.round === 1
    const enabled = dealActions({ stage, listingStatus, access, isUnanswered }).flatMap((action) =>
      action.reason === null ? BUTTONS.filter((kind) => kind === action.kind) : [],
    )
    const done = BUTTONS.filter((_, column) => [...crew, withdraw, inquire][column] === 'done')
    // declining is possible when the rate can no longer be agreed, but the card only offers a new inquiry
    const isOver = stage === 'taken' || stage === 'gone'
    expect(enabled.sort()).toEqual(done.filter((kind) => kind !== 'decline' || !isOver).sort())
  }
  if (!negotiation) return

  const { round } = negotiation
  const said = (by: 'owner' | 'renter') => checkMove(negotiation, by, round, now)
  const outside = ['datesTaken', 'listingGone', 'projectClosed', '404']
  for (const [column] of MOVES.entries()) {
    expect(said('owner') === null).toBe(['done', ...outside].includes(owner[column] ?? '') || isOverBy(owner[column]))
    if (!state.isClosed)
      expect(said('renter') === null).toBe(['done', ...outside].includes(crew[column] ?? '') || isOverBy(crew[column]))
  }
  if (!state.isRemoved && !state.isClosed) {
    expect(checkWithdrawal(stage, negotiation, now) === null).toBe(withdraw === 'done')
    const inbox = threadState(negotiation, { isOver: false, orderItem: state.item ?? null }, now)
    expect(inbox === 'toAnswer').toBe(owner.includes('done'))
  }
  const isOver = state.isRemoved || state.isClosed
  for (const [link, last] of [
    [ownersLink, round === 2 ? 1 : round],
    [crewsLink, 2],
  ] as const)
    if (link !== 'none' && !isOver) expect(linkOver(negotiation, last, now) ?? 'open').toBe(link)

  /** It is the side's turn, but the vehicle was removed. */
  function isOverBy(result?: string) {
    return state.isRemoved === true && result === 'closed'
  }
})
