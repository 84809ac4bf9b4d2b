import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InquiryActions } from '~/components/deals/inquiry-actions'
import { dealActions } from '~/models/deals/deal-actions'
import type { DealStage } from '~/models/deals/deal-stage'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import { inRoute } from '../in-route'
import { aDeal, anInquiry } from '../lists/cards'

const ADMIN = 'backlot_renter_application_admin'
const MEMBER = 'backlot_renter_application_member'
const CARD = '/projects/p1/list/c1'

function show(
  stage: DealStage,
  { role = ADMIN, listingStatus = 'listed' }: { role?: ApplicationRole; listingStatus?: ListingStatus } = {},
) {
  const access = { applicationRole: role, projectRole: 'Manager', projectStatus: 'active' } as const
  const actions = dealActions({ stage, listingStatus, access })
  const deal = aDeal(stage, { actions, inquiry: anInquiry({ id: 'i1', round: 4 }), orderId: 1042 })
  const controls = <InquiryActions projectId="p1" listVehicleId="c1" name="1977 Chevrolet Caprice" deal={deal} />
  return render(inRoute(controls, '/projects/p1/list?vehicle=caprice&rate=9'))
}

const names = (role: 'button' | 'link') => screen.queryAllByRole(role).map((control) => control.textContent)
const CAPRICE = '1977 Chevrolet Caprice'

describe('the actions of a card', () => {
  it.each([
    ['asked', [], ['Withdraw inquiry']],
    ['to_answer', ['Accept $1,020'], ['Negotiate', 'Decline']],
    ['available', ['Add to cart'], []],
    ['in_cart', [], ['Book vehicles', 'View cart']],
    ['completed', [], ['Inquire', 'View order']],
    ['taken', [], ['Inquire']],
  ] as const)('%s', (stage, buttons, links) => {
    show(stage)
    expect(names('button')).toEqual(buttons.map((text) => `${text} ${CAPRICE}`))
    expect(names('link')).toEqual(links.map((text) => `${text} ${CAPRICE}`))
    for (const button of screen.queryAllByRole('button')) expect(button).toHaveProperty('disabled', false)
  })

  it('are disabled with a reason while waiting for the owner', () => {
    show('countered')
    expect(names('button')).toEqual(['Accept', 'Negotiate', 'Decline'].map((text) => `${text} ${CAPRICE}`))
    for (const button of screen.getAllByRole('button', { description: 'Waiting for the owner.' })) {
      expect(button).toHaveProperty('disabled', true)
    }
    expect(screen.getAllByRole('button', { description: 'Waiting for the owner.' })).toHaveLength(3)
  })

  it.each([
    ['gone', 'deleted', 'This vehicle is no longer available.'],
    ['not_inquired', 'edit_requests', 'The owner is updating this listing. Please inquire again later.'],
  ] as const)(
    'when %s because the listing is %s: inquiring is disabled with a reason',
    (stage, listingStatus, reason) => {
      show(stage, { listingStatus })
      expect(screen.getByRole('button', { name: `Inquire ${CAPRICE}`, description: reason })).toHaveProperty(
        'disabled',
        true,
      )
    },
  )

  it('let a manager who may not book ask an admin', () => {
    show('available', { role: MEMBER })
    expect(names('button')).toEqual([`Ask an admin to book ${CAPRICE}`])
  })

  it('send the round of the offer that is shown', () => {
    show('to_answer')
    const form = screen.getByRole('button', { name: /^Accept/ }).closest('form')
    expect(form?.getAttribute('action')).toBe(`${CARD}/acceptance`)
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['inquiryId', 'i1'],
      ['round', '4'],
    ])
  })

  it('open dialogs that keep the filter of the page', () => {
    show('to_answer')
    expect(screen.getByRole('link', { name: /^Negotiate/ }).getAttribute('href')).toBe(
      `${CARD}/negotiation?vehicle=caprice`,
    )
    expect(screen.getByRole('link', { name: /^Decline/ }).getAttribute('href')).toBe(`${CARD}/decline?vehicle=caprice`)
  })
})
