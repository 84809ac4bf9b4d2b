import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Unsubscribe } from '~/components/accounts/unsubscribe'
import { inRoute } from '../in-route'

describe.each([
  {
    mailing: 'morning-digest',
    name: 'morning digest',
    unchanged: 'Emails about your inquiries and orders will keep coming.',
    setting: { label: 'Turn it on again in your profile', to: '/profile' },
  },
  {
    mailing: 'new-matches',
    name: 'email about saved searches',
    unchanged: 'Your searches stay saved.',
    setting: { label: 'Turn it on again for a saved search', to: '/saved-searches' },
  },
] as const)('the page to unsubscribe from the $name', ({ mailing, name, unchanged, setting }) => {
  test('names what ends and what stays before the button is pressed', () => {
    render(inRoute(<Unsubscribe mailing={mailing} isDone={false} problem={null} />))
    expect(screen.getByRole('heading', { name: `Unsubscribe from the ${name}?` })).toBeTruthy()
    expect(screen.getByText(unchanged)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Unsubscribe' }).closest('form')?.method).toBe('post')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows why it failed, with the button', () => {
    render(inRoute(<Unsubscribe mailing={mailing} isDone={false} problem="Please try again." />))
    expect(screen.getByRole('alert').textContent).toContain('Please try again.')
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeTruthy()
  })

  test('confirms the end and links to where it is turned on again', () => {
    render(inRoute(<Unsubscribe mailing={mailing} isDone problem={null} />))
    expect(screen.getByRole('status').textContent).toBe(`You won't get the ${name} anymore. ${unchanged}`)
    expect(screen.getByRole('link', { name: setting.label }).getAttribute('href')).toBe(setting.to)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
