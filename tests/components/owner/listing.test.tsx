import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { ListingDialog } from '~/components/owner/listing-dialog'
import { ListingSection } from '~/components/owner/listing-section'
import { affectedTexts } from '~/models/owner/listing-texts'
import type { ListingChangeView, ListingView } from '~/services/owner/listing.server'

test('a draft shows what is missing, the allowed changes and its history', () => {
  const listing: ListingView = {
    status: 'draft',
    gaps: ["Add a photo of the driver's side. Without it the listing stays a draft."],
    actions: ['deletion'],
    copyId: null,
    request: null,
    history: [{ id: 1, what: 'Edited', when: 'Nov 26, 2026', by: 'Pru Nolan of Backlot', note: 'Blurry.' }],
  }
  render(inRoute(<ListingSection listing={listing} toOf={(kind) => `/owner/vehicles/7/${kind}`} />, '/?month=2026-12'))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/owner/vehicles/7/deletion?month=2026-12',
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Add a photo of the driver's side. Without it the listing stays a draft.",
    'Edited Nov 26, 2026 by Pru Nolan of BacklotBlurry.',
  ])
})

test('a listing with requested edits says which, and how to reach the owner', () => {
  const asked = { id: 2, what: 'Edits requested', when: 'Nov 26, 2026', by: 'Pru', note: 'Add the trim color.' }
  const edited = { ...asked, id: 3, what: 'Edited', note: 'Price' }
  const listing: ListingView = {
    status: 'edit_requests',
    gaps: [],
    actions: [],
    copyId: null,
    request: { note: asked.note, by: 'Pru Nolan of Backlot', when: 'Nov 26, 2026' },
    history: [edited, asked],
  }
  render(inRoute(<ListingSection listing={listing} toOf={(kind) => kind} contact={<p>+1 (505) 555-0183</p>} />))
  expect(screen.getAllByText('Add the trim color.')).toHaveLength(1)
  expect(screen.getByText('Pru Nolan of Backlot, Nov 26, 2026')).toBeTruthy()
  expect(screen.getAllByText('Price')).toHaveLength(1)
  expect(screen.getByText('+1 (505) 555-0183')).toBeTruthy()
})

describe('the dialog of a listing change', () => {
  const CHANGE: ListingChangeView = {
    kind: 'deactivation',
    title: '1976 Ford Torino',
    picture: null,
    seen: 3,
    needsReason: false,
    refusal: null,
    affected: affectedTexts({ inquiries: 2, agreed: 0, carts: 0, projects: 3, bookings: ['Dec 7, Red Clay'] }),
    bookings: ['Dec 7, Red Clay'],
  }
  const show = (part: Partial<ListingChangeView>) =>
    render(inRoute(<ListingDialog change={{ ...CHANGE, ...part }} lastResult={undefined} closeTo="/" />))

  test('lists what is affected and asks the owner for no reason', () => {
    const { container } = show({})
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 open inquiries end. Both sides are emailed.',
      'It becomes Not Available in the lists of 3 projects.',
      '1 booking goes on as agreed:',
      'Dec 7, Red Clay',
    ])
    expect(container.querySelector<HTMLInputElement>('input[name=seen]')?.value).toBe('3')
    expect(screen.queryByLabelText('Reason')).toBeNull()
    expect(screen.getByRole('button', { name: 'Deactivate' })).toBeTruthy()
  })

  test('asks the staff for a reason', () => {
    show({ needsReason: true })
    expect(screen.getByLabelText('Reason')).toBeTruthy()
  })

  test('shows a refusal without a submit button', () => {
    show({ refusal: 'This listing is deleted.', affected: [], bookings: [] })
    expect(screen.getByText('This listing is deleted.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  })
})
