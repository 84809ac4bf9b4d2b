import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewLinkForm } from '~/components/accounts/setup-link-over'

it('explains that the link no longer works and offers a new one or the log-in', () => {
  render(<NewLinkForm token="abcdefghijklmnop" />)
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  const form = screen.getByRole('button', { name: 'Send me a new link' }).closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/account-setup-link?user-id=abcdefghijklmnop',
  ])
  expect(form?.querySelector('input')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the login page' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows a refusal above the button', () => {
  const sentence = 'Too many attempts. Please try again in 1 hour.'
  render(<NewLinkForm token="abcdefghijklmnop" errors={[sentence]} />)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
})
