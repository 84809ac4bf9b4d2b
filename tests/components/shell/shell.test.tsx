import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmailedPage } from '~/components/shell/emailed-page'
import { ErrorPage, errorTitle } from '~/components/shell/error-page'
import { Shell } from '~/components/shell/shell'
import { navigationFor } from '~/models/trade/addresses/landing'
import { visitorNavigation } from '~/models/trade/addresses/navigation'
import { inRoute } from '../in-route'

describe('the shell', () => {
  it('has the links of the role, marks the current one and counts the cart', () => {
    render(
      inRoute(
        <Shell
          navigation={navigationFor({ name: 'Dana Whitlock', role: 'backlot_renter_application_admin' })}
          counts={{ vehicle: 2, task: 3, offer: 1 }}
        >
          <h1>Orders</h1>
        </Shell>,
        '/orders/7/summary',
      ),
    )

    const bar = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(bar.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
    expect(bar.getByRole('link', { name: 'Projects' }).getAttribute('aria-current')).toBeNull()
    expect(bar.getAllByRole('link', { name: /^Cart ?, ?2 vehicles$/ })).toHaveLength(2)
    const today = bar.getAllByRole('link', { name: /^Today ?, ?3 tasks$/ })
    expect(today.map((link) => link.getAttribute('href'))).toEqual(['/today', '/today'])
    expect(bar.getByRole('link', { name: 'Backlot' }).getAttribute('href')).toBe('/')
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Orders' })).toBeTruthy()
  })

  it('links to Today without a number if nothing is urgent', () => {
    const navigation = navigationFor({ name: 'Dana Whitlock', role: 'backlot_renter_application_admin' })
    render(inRoute(<Shell navigation={navigation}>Page</Shell>))
    const bar = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(bar.getAllByRole('link', { name: 'Today' })).toHaveLength(2)
  })

  it('counts the offers that an owner has to answer, on phones beside Today', () => {
    const navigation = navigationFor({ name: 'Gloria Estrada', role: 'backlot_owner' })
    const links = (name: RegExp) =>
      within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { name }).length
    render(
      inRoute(
        <Shell navigation={navigation} counts={{ vehicle: 0, task: 0, offer: 2 }}>
          Page
        </Shell>,
      ),
    )
    expect([links(/^Inbox ?, ?2 offers$/), links(/^Today$/)]).toEqual([2, 2])
  })

  it('has a link to skip to the content', () => {
    render(inRoute(<Shell navigation={visitorNavigation()}>Page</Shell>))
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
  })

  it('has the same links in a drawer that opens without script', () => {
    render(
      inRoute(
        <Shell navigation={navigationFor({ name: 'Mo', role: 'backlot_renter_application_member' })}>Page</Shell>,
      ),
    )

    const drawer = screen.getByRole('navigation', { name: 'Menu' })
    expect(drawer.getAttribute('popover')).toBe('auto')
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Mo', 'Search', 'Today', 'Projects', 'Favorites'])
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe(drawer.id)
  })

  it('starts the profile menu with a link to the profile', () => {
    render(inRoute(<Shell navigation={navigationFor({ name: 'Dana Whitlock', role: 'backlot_owner' })}>Page</Shell>))

    const menu = within(
      screen.getByText('Dana Whitlock', { selector: 'summary *' }).closest('details') ?? document.body,
    )
    const rows = [...menu.getAllByRole('link'), ...menu.getAllByRole('button')]
    expect(rows.map((row) => `${row.textContent} ${row.getAttribute('href')}`)).toEqual([
      'Dana Whitlock /profile',
      'Favorites /favorites',
      'Logout null',
    ])
  })

  it('logs out with a POST', () => {
    render(
      inRoute(<Shell navigation={navigationFor({ name: 'Vic', role: 'backlot_renter_application_user' })}>Page</Shell>),
    )

    const form = screen.getAllByRole('button', { name: 'Logout' })[0]?.closest('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/logout'])
  })

  it('offers a visitor Login and not Logout', () => {
    render(inRoute(<Shell navigation={visitorNavigation()}>Page</Shell>))
    expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})

describe('a dialog route', () => {
  it('makes the navigation inert while it is open', () => {
    render(<UnderDialog initialEntries={['/list/new']} />)
    expect(screen.getByLabelText('Main').closest('[inert]')).not.toBeNull()
    expect(screen.getByRole('main').closest('[inert]')).toBeNull()
    cleanup()

    render(<UnderDialog initialEntries={['/list']} />)
    expect(screen.getByLabelText('Main').closest('[inert]')).toBeNull()
  })
})

const UnderDialog = createRemixStub([
  {
    path: '/list',
    Component: ListPage,
    children: [{ path: 'new', Component: Nothing, handle: { dialog: true } }],
  },
])

function ListPage() {
  return <Shell navigation={visitorNavigation()}>Lists</Shell>
}

function Nothing() {
  return null
}

describe('an emailed page', () => {
  it('has no navigation', () => {
    render(inRoute(<EmailedPage>Pickup</EmailedPage>))
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(within(screen.getByRole('banner')).getByText('Backlot')).toBeTruthy()
  })

  it('can have a link back', () => {
    render(inRoute(<EmailedPage back={{ to: '/pickupDetails/4', label: 'Pickup details' }}>Inspection</EmailedPage>))
    expect(screen.getByRole('link', { name: 'Pickup details' }).getAttribute('href')).toBe('/pickupDetails/4')
  })
})

describe('a page that cannot be shown', () => {
  it.each([
    [403, 'You do not have access to this page'],
    [404, 'Page not found'],
    [410, 'This page is no longer available'],
    [500, 'Something went wrong'],
    [418, 'Something went wrong'],
  ])('with %i says "%s" and links to another page', (status, title) => {
    render(inRoute(<ErrorPage status={status} to="/projects" label="Projects" />))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects')
  })

  it('links to the order when it is known', () => {
    const said = { to: '/orders/7/summary', label: 'Go to the order' }
    render(inRoute(<ErrorPage status={410} said={said} to="/pageNotFound" label="Elsewhere" />))
    expect(screen.getByRole('heading', { name: 'This page is no longer available' })).toBeTruthy()
    expect(screen.getByRole('link').textContent).toBe('Go to the order')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/orders/7/summary')
  })

  it.each([
    [{ status: 410, statusText: 'Gone', internal: false, data: null }, 'This page is no longer available'],
    [{ status: 410, statusText: 'Gone', internal: false, data: { message: 'This was replaced' } }, 'This was replaced'],
    [new Error('secret'), 'Something went wrong'],
  ])('has its heading as the document title', (error, title) => {
    expect(errorTitle(error)).toBe(title)
  })

  it('shows the empty parking space only for 404', () => {
    render(inRoute(<ErrorPage status={404} />))
    expect(screen.getByRole('img', { name: 'An empty parking space with a traffic cone' })).toBeTruthy()
    cleanup()

    render(inRoute(<ErrorPage status={500} />))
    expect(screen.queryByRole('img')).toBeNull()
  })
})
