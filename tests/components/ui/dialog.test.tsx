import { Link, Outlet } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { inRoute } from '../in-route'

// jsdom does not support modal dialogs.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => showModal.mockClear())

function Page() {
  return (
    <>
      <InertBehindDialog isCovered={false}>
        <Link to="/list/decline">Open</Link>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

function Decline() {
  return (
    <Dialog title="Decline" subtitle="1977 Chevrolet Caprice" closeTo="/list?page=2">
      <DialogBody>
        <input aria-label="Reason" aria-invalid="true" />
      </DialogBody>
      <DialogFoot cancelTo="/list?page=2">
        <button type="submit">Decline now</button>
      </DialogFoot>
    </Dialog>
  )
}

const Stub = createRemixStub([{ path: '/list', Component: Page, children: [{ path: 'decline', Component: Decline }] }])

/** Clicks and waits for a navigation. */
function press(target: Element, place: { clientX: number; clientY: number }) {
  return act(async () => {
    target.dispatchEvent(new MouseEvent('pointerdown', { ...place, bubbles: true }))
  })
}

describe('a dialog route', () => {
  it('is rendered open by the server, with links to close it', () => {
    document.body.innerHTML = renderToString(<Stub initialEntries={['/list/decline']} />)

    const dialog = screen.getByRole('dialog', { name: 'Decline' })
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Close', 'Cancel'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/list?page=2', '/list?page=2'])
  })

  it('becomes modal with script and focuses the first wrong field', () => {
    render(<Stub initialEntries={['/list/decline']} />)

    expect(showModal).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  })

  it('follows the close link on Escape and returns the focus', async () => {
    render(<Stub initialEntries={['/list']} />)
    const opener = screen.getByRole('link', { name: 'Open' })
    opener.focus()
    fireEvent.click(opener)
    const dialog = await screen.findByRole('dialog')

    const pressed = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, pressed)

    expect(pressed.defaultPrevented).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('focuses the link that opens it after it was opened by its URL', async () => {
    window.history.replaceState(null, '', '/list/decline')
    render(<Stub initialEntries={['/list/decline']} />)

    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open' })))
  })

  it('closes on a press on its backdrop, not on its content', async () => {
    render(<Stub initialEntries={['/list/decline']} />)

    const dialog = screen.getByRole('dialog')
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300)
    await press(screen.getByRole('heading', { name: 'Decline' }), { clientX: 20, clientY: 20 })
    await press(dialog, { clientX: 499, clientY: 200 })
    expect(screen.queryByRole('dialog')).not.toBeNull()

    await press(dialog, { clientX: 20, clientY: 20 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('makes the page behind inert without script', () => {
    const behind = (isCovered: boolean) =>
      renderToString(inRoute(<InertBehindDialog isCovered={isCovered}>Lists</InertBehindDialog>))
    expect(behind(true)).toBe('<div class="contents" inert="">Lists</div>')
    expect(behind(false)).toBe('<div class="contents">Lists</div>')
  })
})
