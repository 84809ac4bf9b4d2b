import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DeclineDialog, NegotiateDialog, WithdrawDialog } from '~/components/deals/offer-dialogs'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { inRoute } from '../in-route'

// jsdom does not support modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
const OFFER = {
  vehicle: { title: '1977 Chevrolet Caprice', town: 'Atlanta, GA', picture: null },
  inquiryId: 'i1',
  round: 2,
  booking: { from: '2026-12-07', to: '2026-12-11' },
  when: 'Dec 7 to Dec 11',
  days: 5,
  deadline: 'Nov 30, 4:10 PM ET',
  daily: 22_500,
  lastOffer: 102_000,
  earlierOffers: [{ isOwn: true, amount: 91_000 }],
  longer: null,
  refusal: null,
  lastResult: undefined,
  closeTo: '/projects/p1/list',
  declineTo: '/projects/p1/vehicles/v1/decline',
}

const sentBy = (button: string) => [
  ...new FormData(screen.getByRole('button', { name: button }).closest('form') ?? undefined),
]

describe('the crew answers', () => {
  it('with a counteroffer, next to the previous offers', async () => {
    render(inRoute(<NegotiateDialog {...OFFER} />))
    const dialog = screen.getByRole('dialog', { name: 'Negotiate Price' })
    expect(dialog.textContent).toContain('The owner offered $1,020 before tax for Dec 7 to Dec 11.')
    expect(dialog.textContent).toContain('Your last offer was $910. Answer by Nov 30, 4:10 PM ET.')
    fireEvent.input(screen.getByRole('textbox', { name: 'Your rate for 5 days, before tax' }), {
      target: { value: '960' },
    })
    // the price is loaded on demand
    await waitFor(() => expect(dialog.textContent).toContain('$1,041.60'))
    expect(sentBy('Send offer')).toEqual([
      ['inquiryId', 'i1'],
      ['round', '2'],
      ['rate', '960'],
      ['note', ''],
    ])
  })

  it('with the rate halfway, filled in by a button', async () => {
    render(inRoute(<NegotiateDialog {...OFFER} />))
    fireEvent.click(await screen.findByRole('button', { name: 'Meet halfway: $965' }))
    await screen.findByText(/^\$193 per day, \$1,047.03 with 8.5% tax\./)
    expect(sentBy('Send offer')).toContainEqual(['rate', '965'])
  })

  it('or learns that more days are listed for less', async () => {
    render(inRoute(<NegotiateDialog {...OFFER} longer="The list price for 7 days is $675." />))
    const link = await screen.findByRole('link', { name: 'decline this offer' })
    expect(link.getAttribute('href')).toBe(OFFER.declineTo)
    expect(link.parentElement?.textContent).toContain('The list price for 7 days is $675. To ask')
  })

  it('with an offer above the owner’s after confirming that exact amount', () => {
    const refusedWith = (sentence: string): Parameters<typeof NegotiateDialog>[0] => ({
      ...OFFER,
      lastResult: { status: 'error', initialValue: { rate: '1,100' }, error: { rate: [sentence] } },
    })
    const box = () => screen.queryByRole('checkbox', { name: 'Yes, I offer $1,100.00' })
    render(inRoute(<NegotiateDialog {...refusedWith(INQUIRY_MESSAGES.aboveOffer)} />))
    expect(box()).toMatchObject({ name: 'confirmed', value: '110000', checked: false })
    cleanup()
    render(inRoute(<NegotiateDialog {...refusedWith(INQUIRY_MESSAGES.belowFloor)} />))
    expect(box()).toBeNull()
  })

  it('by declining, after a confirmation', () => {
    render(inRoute(<DeclineDialog {...OFFER} />))
    expect(screen.getByRole('dialog', { name: 'Decline Offer' }).textContent).toContain(
      'The owner offered $1,020 before tax',
    )
    expect(sentBy('Decline offer')).toEqual([
      ['inquiryId', 'i1'],
      ['round', '2'],
      ['note', ''],
    ])
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/projects/p1/list')
  })

  it('by withdrawing before the owner has answered', () => {
    render(inRoute(<WithdrawDialog {...OFFER} />))
    expect(screen.getByRole('dialog', { name: 'Withdraw Inquiry' }).textContent).toContain(
      'You offered $1,020 before tax',
    )
    expect(sentBy('Withdraw inquiry')).toEqual([['inquiryId', 'i1']])
  })

  it.each([NegotiateDialog, DeclineDialog, WithdrawDialog])('or sees why it cannot', (Dialog) => {
    render(inRoute(<Dialog {...OFFER} refusal={INQUIRY_MESSAGES.timeIsUp} />))
    expect(screen.getByText("Time's up!")).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
