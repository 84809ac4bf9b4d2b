import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EntryPage } from '~/components/entry/entry-page'
import { LoginForm } from '~/components/entry/login-form'
import { plainField } from '~/components/ui/field-state'
import { inRoute } from '../in-route'

afterEach(cleanup)

const ORDER = ['email', 'password'] as const
const LINKS = { backTo: 'https://www.backlot.example/', termsTo: '/terms', privacyTo: '/privacy' }

describe('the log-in view', () => {
  it('asks for e-mail address and password and leads back, to the terms and to the privacy policy', () => {
    render(inRoute(<LoginForm field={plainField({}, ORDER)} {...LINKS} />))

    expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    expect(screen.getByRole('button', { name: 'Login' }).closest('form')?.getAttribute('method')).toBe('post')
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(ways).toEqual([
      ['BACK', 'https://www.backlot.example/'],
      ['terms', '/terms'],
      ['privacy policy', '/privacy'],
    ])
  })

  it('offers sign-up and a forgotten password where they lead somewhere', () => {
    render(
      inRoute(<LoginForm field={plainField({}, ORDER)} {...LINKS} signUpTo="/sign-up" forgotPasswordTo="/forgot" />),
    )
    expect(screen.getByRole('link', { name: 'SIGN UP' }).getAttribute('href')).toBe('/sign-up')
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('/forgot')
  })

  it('comes back with the address, without the password, and with what is wrong', () => {
    const values = { email: 'ada@redclay.example', password: 'not it' }
    const field = plainField({ values, errors: { password: 'Password is required' } }, ORDER)
    render(inRoute(<LoginForm field={field} errors={['Try again.']} {...LINKS} />))

    expect(screen.getByRole('alert').textContent).toBe('Try again.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@redclay.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(screen.getByText('Password is required')).toBeTruthy()
  })

  it('carries hidden fields', () => {
    const hidden = <input type="hidden" name="return-to" value="/cart" />
    render(
      inRoute(
        <LoginForm field={plainField({}, ORDER)} {...LINKS}>
          {hidden}
        </LoginForm>,
      ),
    )
    const form = screen.getByRole('button', { name: 'Login' }).closest('form')
    expect(form?.querySelector('[name="return-to"]')?.getAttribute('value')).toBe('/cart')
  })
})

describe('the entry screen', () => {
  it('keeps its fleet from readers', () => {
    const picture = { url320: '/a', url640: '/b', url1280: '/c' }
    render(inRoute(<EntryPage fleet={[picture]}>Login</EntryPage>))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('main').textContent).toBe('BacklotLogin')
  })
})
