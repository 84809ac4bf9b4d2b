import type { SubmissionResult } from '@conform-to/react'
import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { EntryPage } from '~/components/accounts/login/entry-page'
import { LoginForm } from '~/components/accounts/login/login-form'
import { LoginLink, LoginOverPage } from '~/components/accounts/login/login-over-page'
import { inRoute } from '../in-route'

const OUTSIDE = 'https://www.backlot.example/'

describe('the log-in view', () => {
  it('has fields for email and password and the links for visitors', () => {
    render(inRoute(<LoginForm id="login" returnTo={null} backTo={OUTSIDE} />))

    expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    expect(screen.getByRole('button', { name: 'Login' }).closest('form')?.getAttribute('method')).toBe('post')
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Forgot password', '/home/forgot-password'],
      ['SIGN UP', '/home/sign-up'],
      ['BACK', OUTSIDE],
      ['terms', '/terms'],
      ['privacy policy', '/privacy'],
    ])
  })

  it('keeps the email but not the password and shows errors at their fields', () => {
    const lastResult: SubmissionResult = {
      initialValue: { email: 'dana@redclay.example', password: 'not it' },
      error: { '': ['Try again.'], password: ['Password is required'] },
    }
    render(inRoute(<LoginForm id="login" returnTo={null} lastResult={lastResult} />))

    expect(screen.getByRole('alert').textContent).toBe('Try again.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@redclay.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('shows and hides the password with a button that names what it does', () => {
    render(inRoute(<LoginForm id="login" returnTo={null} />))
    const typed = () => screen.getByLabelText('Password').getAttribute('type')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(typed()).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(typed()).toBe('password')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
  })

  it('keeps the return path in the form and in its action', () => {
    render(inRoute(<LoginForm id="login" returnTo="/cart" />))
    const form = screen.getByRole('button', { name: 'Login' }).closest('form')
    expect(form?.querySelector('[name="returnTo"]')?.getAttribute('value')).toBe('/cart')
    expect(form?.getAttribute('action')).toBe('/?index&return-to=%2Fcart')
  })
})

describe('a link to the log-in', () => {
  const Page = createRemixStub([
    { path: '/', action: () => ({ error: { '': ['Try again.'] } }) },
    { path: '/here', Component: Here },
  ])
  const link = () => screen.getByRole('link', { name: 'Search' })
  // jsdom does not support modal dialogs
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  })

  it('has the return path in its address without script', () => {
    render(<Page initialEntries={['/here']} />)
    expect(link().getAttribute('href')).toBe('/?return-to=%2Fcart')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the log-in in a dialog, which shows a wrong password and closes', async () => {
    render(<Page initialEntries={['/here']} />)
    fireEvent.click(link())
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
    expect(screen.getByText('This is here.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Login' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Try again.')
    fireEvent.click(dialog.getByRole('link', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves a click for a new tab to the browser', () => {
    render(<Page initialEntries={['/here']} />)
    const isPrevented: boolean[] = []
    const watch = (event: Event) => {
      isPrevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', watch)
    fireEvent.click(link(), { ctrlKey: true })
    fireEvent.click(link())
    window.removeEventListener('click', watch)
    expect(isPrevented).toEqual([false, true])
  })
})

function Here() {
  return (
    <p>
      This is here.
      <LoginLink returnTo="/cart" className="tap">
        Search
      </LoginLink>
      <LoginOverPage />
    </p>
  )
}

describe('the entry screen', () => {
  it('hides its pictures from screen readers', () => {
    const picture = { url320: '/a', url640: '/b', url960: '/c', url1280: '/d' }
    render(inRoute(<EntryPage fleet={[picture]}>Login</EntryPage>))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('main').textContent).toBe('BacklotLogin')
  })
})
