import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ListCard } from '~/components/lists/list-card'
import { RemovedCard } from '~/components/lists/removed-card'
import type { ListVehicle as Card } from '~/models/deals/deal-terms'
import type { RemovedVehicle } from '~/services/lists/removed-vehicles-page.server'
import { inRoute } from '../in-route'
import { aCard, aDeal } from './cards'

afterEach(cleanup)

function show(part: Partial<Card> = {}) {
  render(inRoute(<ListCard projectId="p1" card={aCard(part)} view="?vehicle=cap" />))
  return screen.getByRole('article', { name: '1977 Chevrolet Caprice' })
}

const words = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ')

describe('a card of a list', () => {
  test('leads by its name to the vehicle, and shows its place and photos by angle', () => {
    const card = within(show())
    expect(card.getByRole('link', { name: '1977 Chevrolet Caprice' })).toHaveProperty('pathname', '/home/view-vehicle')
    expect(card.getByText('Atlanta, GA')).toBeTruthy()
    expect(card.getByRole('img', { name: '1977 Chevrolet Caprice, three-quarter front' })).toBeTruthy()
    expect(card.getByRole('img', { name: "1977 Chevrolet Caprice, driver's side shot" })).toBeTruthy()
    expect(card.getByText('2 of 2')).toBeTruthy()
  })

  test('shows what a day, a week and a month cost, short above $9,999', () => {
    const card = show({ deal: aDeal('not_inquired', { dailyCents: 1_234_500 }) })
    expect(words(card)).toContain('Day$12.3KWeek$37KMonth$111.1K')
  })

  test('says how it stands, with its figures in bold', () => {
    const card = show({ deal: aDeal('to_answer') })
    expect(within(card).getByText('Your turn to answer')).toBeTruthy()
    expect(words(card)).toContain('Inquired at $910 for Dec 7 to Dec 11. Owner asks $1,020, $1,106.70 with tax.')
    expect([...card.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['$910', '$1,020'])
  })

  test('says in a line why there is nothing to press', () => {
    expect(words(show({ deal: aDeal('to_answer', { why: 'Marcus can answer.' }) }))).toContain('Marcus can answer.')
  })

  test('counts down while somebody has to answer, and not afterwards', () => {
    expect(words(show({ deal: aDeal('to_answer') }))).toContain('1d 06h 12m')
    cleanup()
    expect(words(show({ deal: aDeal('available') }))).not.toContain('1d 06h')
  })

  test('can be removed in a dialog that leads back here', () => {
    const link = within(show()).getByRole('link', { name: 'Remove 1977 Chevrolet Caprice' })
    expect(link.getAttribute('href')).toBe('/projects/p1/list/card-1/removal?vehicle=cap')
    cleanup()
    expect(within(show({ mayRemove: false })).queryByRole('link', { name: /Remove/ })).toBeNull()
  })

  test('shows a viewer neither status nor price nor button', () => {
    const card = show({ deal: null })
    expect(words(card)).not.toMatch(/\$|Day|inquire/i)
    expect(within(card).queryByRole('button')).toBeNull()
  })

  test('tells a viewer too that a listing is gone', () => {
    const vehicle = { ...aCard().vehicle, listingStatus: 'deleted' as const }
    expect(within(show({ deal: null, vehicle })).getByText('Not Available')).toBeTruthy()
  })

  test('is green when available and gray when it cannot be had', () => {
    const tints = (['available', 'taken', 'gone', 'booked'] as const).map((stage) => {
      const { className } = show({ deal: aDeal(stage) })
      cleanup()
      return /is-available|is-gone/.exec(className)?.[0]
    })
    expect(tints).toEqual(['is-available', 'is-gone', 'is-gone', undefined])
  })
})

describe('a removed card', () => {
  function showRemoved(part: Partial<RemovedVehicle> = {}) {
    const { id, vehicle, photos } = aCard()
    const removed = {
      ...{ id, vehicle, photos, listName: 'Street traffic', removal: 'Mel Ferraro, Dec 7, 4:10 PM' },
      ...{ mayRestore: false, isProjectOpen: true, deal: { price: '$225', status: 'Inquired' } },
    }
    render(inRoute(<RemovedCard projectId="p1" card={{ ...removed, ...part }} />))
    return screen.getByRole('article')
  }

  test('reads Not Inquired with its day price and an Inquire button that says why it is off', () => {
    const card = within(showRemoved())
    expect(card.getByText('Not Inquired')).toBeTruthy()
    expect(card.getByText('$225')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Inquire' })).toHaveProperty('disabled', true)
    expect(
      card.getByText(
        'Removed from Street traffic by Mel Ferraro, Dec 7, 4:10 PM. Add it back to a list to inquire again.',
      ),
    ).toBeTruthy()
  })

  test('says nothing of a way back that a closed project does not have', () => {
    const card = within(showRemoved({ isProjectOpen: false }))
    expect(card.getByText('Removed from Street traffic by Mel Ferraro, Dec 7, 4:10 PM.')).toBeTruthy()
  })

  test('says beside its photos, and over each of them, how it stands with the owner', () => {
    const status = 'Available $1,020 - (Dec 7 to Dec 11)'
    const card = within(showRemoved({ deal: { price: '$225', status } }))
    expect(card.getByText(status)).toBeTruthy()
    expect(card.getAllByRole('img').map((photo) => photo.parentElement?.title)).toEqual([status, status])
  })

  test('offers to whoever may to restore it', () => {
    expect(within(showRemoved()).queryByRole('button', { name: /Restore/ })).toBeNull()
    cleanup()
    const button = within(showRemoved({ mayRestore: true })).getByRole('button', {
      name: 'Restore 1977 Chevrolet Caprice',
    })
    expect(button.closest('form')?.getAttribute('action')).toBe('/projects/p1/list/card-1/restoration')
  })

  test('shows a viewer no figure', () => {
    expect(words(showRemoved({ deal: null }))).not.toMatch(/\$|Available/)
  })
})
