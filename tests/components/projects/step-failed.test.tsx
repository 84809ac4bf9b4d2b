import { createRemixStub } from '@remix-run/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StepFailed } from '~/components/projects/step-failed'

const Nothing = () => null

test.each(['list', 'removed-vehicles'])('a failed dialog over %s closes to that page with its filter', async (page) => {
  const path = `/projects/:projectId/${page}/members`
  const loader = () => {
    throw new Response(null, { status: 404 })
  }
  const Stub = createRemixStub([{ path, loader, ErrorBoundary: StepFailed, Component: Nothing }])
  render(<Stub initialEntries={[`/projects/p1/${page}/members?vehicle=cap`]} />)
  const ok = await screen.findByRole('link', { name: 'OK' })
  expect(ok.getAttribute('href')).toBe(`/projects/p1/${page}?vehicle=cap`)
})
