import { Form, useActionData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '~/components/deals/countdown'
import { SubmitButton } from '~/components/ui/button'
import { Menu } from '~/components/ui/menu'
import { inRoute } from '../in-route'

describe('a menu', () => {
  it('closes on Escape and returns the focus to its button', () => {
    render(
      inRoute(
        <Menu label="More" icon="more" isLabelHidden>
          <a href="/edit">Edit Project</a>
        </Menu>,
      ),
    )
    const menu = screen.getByRole('group')
    menu.setAttribute('open', '')
    screen.getByRole('link', { name: 'Edit Project' }).focus()

    fireEvent.keyDown(screen.getByRole('link', { name: 'Edit Project' }), { key: 'Escape' })

    expect(menu.hasAttribute('open')).toBe(false)
    expect(document.activeElement?.textContent).toBe('More')
  })

  it('closes on a press outside', () => {
    render(
      inRoute(
        <Menu label="More">
          <a href="/edit">Edit Project</a>
        </Menu>,
      ),
    )
    const menu = screen.getByRole('group')
    menu.setAttribute('open', '')

    fireEvent.pointerDown(screen.getByRole('link', { name: 'Edit Project' }))
    expect(menu.hasAttribute('open')).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(menu.hasAttribute('open')).toBe(false)
  })
})

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts down by minutes until the time is up', () => {
    render(<Countdown millisecondsLeft={120_000} />)
    expect(screen.getByText('2m')).toBeTruthy()

    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByText('1m')).toBeTruthy()

    act(() => vi.advanceTimersByTime(180_000))
    expect(screen.getByText("Time's up!")).toBeTruthy()
  })
})

describe('a submit button', () => {
  it('is busy only while its own form is submitted', async () => {
    let finish = () => {}
    const saving = new Promise((resolve) => {
      finish = () => resolve(null)
    })
    const Stub = createRemixStub([
      { path: '/', Component: TwoForms },
      { path: '/save', action: () => saving },
    ])
    render(<Stub />)

    fireEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByRole('button', { name: 'Like' }).getAttribute('aria-busy')).toBeNull()
    expect(fireEvent.click(screen.getByRole('button', { name: 'Save' }))).toBe(false)
    finish()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('can be pressed again when a refusal is shown, while data is still loading', async () => {
    const sent = vi.fn(() => ({ problem: 'Name is required' }))
    const loader = vi.fn(() => new Promise(() => {})).mockResolvedValueOnce(null)
    const Stub = createRemixStub([
      { path: '/form', Component: RefusedForm, action: sent, loader, shouldRevalidate: () => true },
    ])
    render(<Stub initialEntries={['/form']} />)

    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Name is required')
    expect(loader).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  })
})

function RefusedForm() {
  return (
    <Form method="post">
      <p>{useActionData<{ problem: string }>()?.problem}</p>
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

function TwoForms() {
  return (
    <>
      <Form method="post" action="/like">
        <SubmitButton action="/like">Like</SubmitButton>
      </Form>
      <Form method="post" action="/save">
        <SubmitButton action="/save">Save</SubmitButton>
      </Form>
    </>
  )
}
