import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ListCard } from '~/components/lists/list-card'
import { RemovedCard } from '~/components/lists/removed-card'
import type { ListedVehicle as Card } from '~/models/lists/shown-list'
import type { RemovedVehicle } from '~/services/lists/removed-vehicles-page.server'
import { inRoute } from '../in-route'
import { aBooking, aCard, aDeal, PHOTOS_TASK } from './cards'

function show(part: Partial<Card> = {}) {
  render(inRoute(<ListCard projectId="p1" card={aCard(part)} view="?vehicle=cap" />))
  return screen.getByRole('article', { name: '1977 Chevrolet Caprice' })
}

const words = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ')

describe('a card of a list', () => {
  test('links its name to the vehicle and shows the town and the photos by angle', () => {
    const card = within(show())
    expect(card.getByRole('link', { name: '1977 Chevrolet Caprice' })).toHaveProperty('pathname', '/home/view-vehicle')
    expect(card.getByText('Atlanta, GA · Crew picks up')).toBeTruthy()
    expect(card.getByRole('img', { name: '1977 Chevrolet Caprice, three-quarter front' })).toBeTruthy()
    expect(card.getByRole('img', { name: "Driver's side shot" })).toBeTruthy()
    expect(card.getByText('2 of 2')).toBeTruthy()
  })

  test('counts all photos, if it has only the first ones', () => {
    const card = within(show({ photoCount: 5 }))
    expect(card.getByText('1 of 5')).toBeTruthy()
  })

  test('shows daily, weekly and monthly prices, abbreviated above $9,999', () => {
    const card = show({ deal: aDeal('not_inquired', { dailyCents: 1_234_500 }) })
    expect(words(card)).toContain('Day$12.3KWeek$37KMonth$111.1K')
  })

  test('shows its status and its terms, with amounts in bold', () => {
    const card = show({ deal: aDeal('to_answer') })
    expect(within(card).getByText('Your turn to answer')).toBeTruthy()
    const terms = 'Inquired at $910 for Dec 7 to Dec 11. Owner offered $1,020, $1,106.70 with tax.'
    expect(words(card)).toContain(`${terms}A full week lists at $675, $345 less.`)
    expect([...card.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['$910', '$1,020'])
  })

  test('links to similar vehicles, if it cannot be had', () => {
    const similarTo = '/home/view-vehicle/similar?car-id=vehicle-1'
    const link = within(show({ deal: aDeal('taken', { similarTo }) })).getByRole('link', { name: /similar vehicle/ })
    expect(link.getAttribute('href')).toBe(similarTo)
    expect(link.textContent).toBe('Find a similar vehicle to the 1977 Chevrolet Caprice')
  })

  test('shows why there are no buttons', () => {
    expect(words(show({ deal: aDeal('to_answer', { why: 'Marcus can answer.' }) }))).toContain('Marcus can answer.')
  })

  test('shows a countdown only while an answer is due', () => {
    expect(words(show({ deal: aDeal('to_answer') }))).toContain('1d 6h 12m')
    cleanup()
    expect(words(show({ deal: aDeal('available') }))).not.toContain('1d 6h')
  })

  test('links to its removal dialog, keeping the filter', () => {
    const link = within(show()).getByRole('link', { name: 'Remove 1977 Chevrolet Caprice' })
    expect(link.getAttribute('href')).toBe('/projects/p1/list/card-1/removal?vehicle=cap')
    cleanup()
    expect(within(show({ mayRemove: false })).queryByRole('link', { name: /Remove/ })).toBeNull()
  })

  test('shows a viewer no status, price or inquiry button', () => {
    const card = show({ deal: null })
    expect(words(card)).not.toMatch(/\$|Day|inquire/i)
    expect(within(card).queryByRole('button', { name: /^(?!Like|Dislike)/ })).toBeNull()
    expect(within(card).getByRole('link', { name: 'Comment on 1977 Chevrolet Caprice' })).toBeTruthy()
  })

  test('leads to the pickup of a booked vehicle, and those who may send it to its driver', async () => {
    const terms = ['Nov 29 to Dec 1. Delivery today. Order #1006.']
    const order = aBooking({ marks: [{ label: 'Overdue since Sat', tone: 'refused' }], terms })
    const linksOf = async (maySendPickup: boolean) => {
      const card = within(show({ deal: null, order: { ...order, maySendPickup } }))
      expect(card.getByText('Overdue since Sat').className).toContain('is-refused')
      expect(card.getByText(/^Nov 29 to Dec 1\. Delivery today/)).toBeTruthy()
      await card.findByRole('link', { name: /^Pickup details/ })
      const found = card.getAllByRole('link').map((link) => link.getAttribute('href'))
      cleanup()
      return found.filter((href) => href?.includes('1006'))
    }
    const [details, sheet] = ['/pickupDetails/1006', '/pickupDetails/1006/run-sheet']
    expect(await linksOf(false)).toEqual([details, sheet])
    expect(await linksOf(true)).toEqual([details, sheet, '/projects/p1/list/orders/1006/recipients?vehicle=cap'])
  })

  test('offers what the reader does about the order first', async () => {
    const card = within(show({ deal: aDeal('booked'), order: aBooking({ task: PHOTOS_TASK }) }))
    const task = await card.findByRole('link', { name: /^Take photos/ })
    expect([task.textContent, task.getAttribute('href')]).toEqual([
      'Take photos: Photos missing, 1977 Chevrolet Caprice',
      PHOTOS_TASK.to,
    ])
    expect(task.parentElement?.firstElementChild).toBe(task)
  })

  test('says Not Available to viewers too', () => {
    const vehicle = { ...aCard().vehicle, listingStatus: 'deleted' as const }
    expect(within(show({ deal: null, vehicle })).getByText('Not Available')).toBeTruthy()
  })

  test('is green when available and gray when not available', () => {
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
    const { id, vehicle, photos, photoCount } = aCard()
    const removed = {
      ...{ id, vehicle, photos, photoCount, comments: 2 },
      ...{ listName: 'Street traffic', removal: 'Mel Ferraro, Dec 7, 4:10 PM' },
      ...{ mayRestore: false, isProjectOpen: true, deal: { price: '$225', status: 'Inquired' } },
    }
    render(inRoute(<RemovedCard projectId="p1" card={{ ...removed, ...part }} view="" />))
    return screen.getByRole('article')
  }

  test('shows Not Inquired, its daily price and a disabled Inquire button with the reason', () => {
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

  test('does not suggest adding it back in a closed project', () => {
    const card = within(showRemoved({ isProjectOpen: false }))
    expect(card.getByText('Removed from Street traffic by Mel Ferraro, Dec 7, 4:10 PM.')).toBeTruthy()
  })

  test('shows its status next to its photos and as their tooltip', () => {
    const status = 'Available $1,020 - (Dec 7 to Dec 11)'
    const card = within(showRemoved({ deal: { price: '$225', status } }))
    expect(card.getByText(status)).toBeTruthy()
    expect(card.getAllByRole('img').map((photo) => photo.parentElement?.title)).toEqual([status, status])
  })

  test('offers to restore it only to members who may', () => {
    expect(within(showRemoved()).queryByRole('button', { name: /Restore/ })).toBeNull()
    cleanup()
    const button = within(showRemoved({ mayRestore: true })).getByRole('button', {
      name: 'Restore 1977 Chevrolet Caprice',
    })
    expect(button.closest('form')?.getAttribute('action')).toBe('/projects/p1/list/card-1/restoration')
  })

  test('shows a viewer no price or status', () => {
    expect(words(showRemoved({ deal: null }))).not.toMatch(/\$|Available/)
  })
})
