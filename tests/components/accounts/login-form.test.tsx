import type { SubmissionResult } from '@conform-to/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { EntryPage } from '~/components/accounts/login/entry-page'
import { LoginForm } from '~/components/accounts/login/login-form'
import { LoginLink, LoginOverPage } from '~/components/accounts/login/login-over-page'
import { inRoute } from '../in-route'

afterEach(cleanup)

const OUTSIDE = 'https://www.backlot.example/'

describe('the log-in view', () => {
  it('asks for e-mail address and password and leads to everything else there is for a visitor', () => {
    render(inRoute(<LoginForm id="login" returnTo={null} backTo={OUTSIDE} />))

    expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    expect(screen.getByRole('button', { name: 'Login' }).closest('form')?.getAttribute('method')).toBe('post')
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(ways).toEqual([
      ['Forgot password', '/home/forgot-password'],
      ['SIGN UP', '/home/sign-up'],
      ['BACK', OUTSIDE],
      ['terms', '/terms'],
      ['privacy policy', '/privacy'],
    ])
  })

  it('comes back with the address, without the password, and with what is wrong at the field it is about', () => {
    const answer: SubmissionResult = {
      initialValue: { email: 'dana@redclay.example', password: 'not it' },
      error: { '': ['Try again.'], password: ['Password is required'] },
    }
    render(inRoute(<LoginForm id="login" returnTo={null} answer={answer} />))

    expect(screen.getByRole('alert').textContent).toBe('Try again.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@redclay.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('shows what is typed as a password and hides it again, with a button that says which it will do', () => {
    render(inRoute(<LoginForm id="login" returnTo={null} />))
    const typed = () => screen.getByLabelText('Password').getAttribute('type')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(typed()).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(typed()).toBe('password')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
  })

  it('carries where to go on, in the form and in its address', () => {
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
  // the browser of these tests knows no modal dialogs
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  })

  it('is a link that leads back, without script', () => {
    render(<Page initialEntries={['/here']} />)
    expect(link().getAttribute('href')).toBe('/?return-to=%2Fcart')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the log-in over the page, answers a wrong password inside, and closes', async () => {
    render(<Page initialEntries={['/here']} />)
    fireEvent.click(link())
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
    expect(screen.getByText('This is here.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Login' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Try again.')
    fireEvent.click(dialog.getByRole('link', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves a press that asks for a tab of its own to the browser', () => {
    render(<Page initialEntries={['/here']} />)
    const isTaken: boolean[] = []
    const watch = (event: Event) => {
      isTaken.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', watch)
    fireEvent.click(link(), { ctrlKey: true })
    fireEvent.click(link())
    window.removeEventListener('click', watch)
    expect(isTaken).toEqual([false, true])
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
  it('keeps its fleet from readers', () => {
    const picture = { url320: '/a', url640: '/b', url960: '/c', url1280: '/d' }
    render(inRoute(<EntryPage fleet={[picture]}>Login</EntryPage>))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('main').textContent).toBe('BacklotLogin')
  })
})
