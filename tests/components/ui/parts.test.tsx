import { readFileSync } from 'node:fs'
import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Stepper } from '~/components/booking/checkout/checkout-page'
import { Carousel } from '~/components/ui/carousel'
import { Sums } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Skeleton } from '~/components/ui/feedback/skeleton'
import { Toast } from '~/components/ui/feedback/toast'
import { Breadcrumb, EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { Accordion } from '~/components/ui/section'
import { Tabs } from '~/components/ui/tabs'
import { inRoute } from '../in-route'

const PICTURE = { url320: '/p/320.webp', url640: '/p/640.webp', url960: '/p/960.webp', url1280: '/p/1280.webp' }

describe('icons', () => {
  it('have exactly one drawing for each name', () => {
    const typed = readFileSync('app/components/ui/icon.tsx', 'utf8').split('/**')[0] ?? ''
    const names = [...typed.matchAll(/'([a-z-]+)'/g)].map((match) => match[1])
    const drawn = [...readFileSync('public/icons.svg', 'utf8').matchAll(/id="i-([a-z-]+)"/g)].map((match) => match[1])

    expect(drawn.length).toBeGreaterThan(30)
    expect(names.toSorted()).toEqual(drawn.toSorted())
  })
})

describe('photos', () => {
  it('have four widths, a size and lazy loading', () => {
    render(<Photo picture={PICTURE} alt="1957 Bel Air, rear" />)

    const image = screen.getByRole('img', { name: '1957 Bel Air, rear' })
    expect(image.getAttribute('srcset')).toBe(
      '/p/320.webp 320w, /p/640.webp 640w, /p/960.webp 960w, /p/1280.webp 1280w',
    )
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480'])
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('load eagerly with priority', () => {
    render(<Photo picture={PICTURE} alt="First" isPriority />)

    const image = screen.getByRole('img', { name: 'First' })
    expect(image.getAttribute('fetchpriority')).toBe('high')
    expect(image.getAttribute('loading')).toBeNull()
  })

  it('show a text when there is no picture', () => {
    render(<Photo picture={null} alt="1951 Panhead" />)
    expect(screen.getByText('1951 Panhead, no photo')).toBeTruthy()
  })

  it('are a carousel with a count and links', () => {
    const slides = ['Rear', 'Interior'].map((label) => ({ picture: PICTURE, alt: `Bel Air, ${label}`, label }))
    render(<Carousel id="shot" label="Photos of Bel Air" slides={slides} />)

    const strip = screen.getByRole('list', { name: 'Photos of Bel Air' })
    expect(strip.tabIndex).toBe(0)
    expect(within(strip).getByText('2 of 2').closest('li')?.id).toBe('shot-2')
    expect(within(strip).getByRole('link', { name: 'Next photo' }).getAttribute('href')).toBe('#shot-2')
    expect(within(strip).getByRole('link', { name: 'Previous photo' }).getAttribute('href')).toBe('#shot-1')
  })

  it('are not a carousel when there is only one', () => {
    render(<Carousel id="one" label="Photos" slides={[{ picture: PICTURE, alt: 'Only' }]} />)
    expect(screen.getByRole('list', { name: 'Photos' }).getAttribute('tabindex')).toBeNull()
    expect(screen.queryByText('1 of 1')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('amounts', () => {
  it('are a price with its unit', () => {
    render(<Price amount="$450" unit="/ DAY" />)
    expect(screen.getByText('$450').textContent).toBe('$450 / DAY')
  })

  it('are rows that end in a total', () => {
    const rows = [
      { label: 'Sub Total', amount: '$1,840.00' },
      { label: 'Total', amount: '$2,003.76', isTotal: true },
    ]
    render(<Sums rows={rows} />)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Sub Total', 'Total'])
    expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['$1,840.00', '$2,003.76'])
  })
})

describe('toasts', () => {
  it('are announced in a permanent status region', () => {
    const { rerender } = render(<Toast message={null} />)
    expect(screen.getByRole('status').textContent).toBe('')

    rerender(<Toast message={{ id: '1', kind: 'success', text: 'List created Successfully' }} />)
    expect(screen.getByRole('status').textContent).toBe('List created Successfully')
  })

  it('restart when the same text is shown twice', () => {
    const { rerender } = render(<Toast message={{ id: '1', kind: 'error', text: 'No' }} />)
    const first = screen.getByText('No').parentElement
    rerender(<Toast message={{ id: '2', kind: 'error', text: 'No' }} />)
    expect(screen.getByText('No').parentElement).not.toBe(first)
  })
})

describe('navigation parts', () => {
  it('mark the current tab and show counts', () => {
    const tabs = [
      { label: 'Waiting', to: '/owner', isCurrent: true, count: 3 },
      { label: 'Answered', to: '/owner/answered', isCurrent: false },
    ]
    render(inRoute(<Tabs label="Inbox" tabs={tabs} />))

    const links = within(screen.getByRole('navigation', { name: 'Inbox' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
    expect(links[0]?.textContent).toBe('Waiting(3)')
  })

  it('show the parent pages', () => {
    render(inRoute(<Breadcrumb trail={[{ label: 'Projects', to: '/projects' }]} current="The Long Haul" />))
    expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects')
    expect(screen.getByText('The Long Haul').getAttribute('aria-current')).toBe('page')
  })

  it('link to more while there is more', () => {
    render(inRoute(<Pager to="/home?after=5" label="Show more vehicles" />))
    expect(screen.getByRole('link', { name: 'Show more vehicles' }).getAttribute('href')).toBe('/home?after=5')
    cleanup()

    render(inRoute(<Pager to={null} label="Show more vehicles" />))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('mark the current step and link to edit a finished one', () => {
    const steps = [
      { title: 'BILLING DETAILS', state: 'done', editTo: '/cart/bookVehicles?step=1', content: 'Red Clay' },
      { title: 'Rental Agreement', state: 'current', content: 'The form' },
      { title: 'Documents', state: 'later', content: 'Not yet' },
    ] as const
    render(inRoute(<Stepper steps={steps} />))

    const [done, current, later] = screen.getAllByRole('listitem')
    expect(within(done ?? document.body).getByRole('link', { name: 'Edit BILLING DETAILS' })).toBeTruthy()
    expect(current?.getAttribute('aria-current')).toBe('step')
    expect(later?.textContent).not.toContain('Not yet')
  })
})

describe('small parts', () => {
  it('show their content', () => {
    render(
      <>
        <PageTitle title="Orders" status={<Status tone="booked" label="New" />} />
        <EmptyState
          title="No cars found."
          hint="Browse cars to add to your list."
          action={<a href="/home">Browse Cars</a>}
        />
        <Accordion title="Year" value="1930 to 1979" isOpen>
          From and to
        </Accordion>
        <Skeleton shape="cards" count={3} />
      </>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
    expect(screen.getByText('New')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse Cars' })).toBeTruthy()
    expect(screen.getByText('1930 to 1979').closest('details')?.open).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })
})
