import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewProjectDialog } from '~/components/projects/dialogs/new-project-dialog'

const ROLES = [{ value: 'Member', label: 'Team Member', hint: 'sees prices.' }]

const Page = () => (
  <NewProjectDialog attempt={1} roles={ROLES} vehicle={null} closeTo="/projects" lastResult={undefined} />
)

afterEach(() => vi.unstubAllGlobals())

test('an email that cannot be invited shows an error while typing and blocks the form', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return new Response('Email already exists.')
  })
  const send = vi.fn(() => null)
  const Stub = createRemixStub([{ path: '/', Component: Page, action: send }])
  render(<Stub />)
  const email = await screen.findByRole('textbox', { name: 'Email', hidden: true })
  for (const value of ['dana', 'dana@crew.example']) fireEvent.input(email, { target: { value } })
  expect(await screen.findByText('Email already exists.', {}, { timeout: 10_000 })).toBeTruthy()
  expect(requested).toEqual(['/projects/new/check?email=dana%40crew.example'])
  fireEvent.click(screen.getByRole('button', { name: 'Create', hidden: true }))
  expect(document.activeElement).toBe(email)
  expect(send).not.toHaveBeenCalled()
})
