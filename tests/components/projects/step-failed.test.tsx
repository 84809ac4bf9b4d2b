import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StepFailed } from '~/components/projects/step-failed'
import { listPaths } from '~/models/trade/paths/lists'

afterEach(cleanup)

test.each([
  ['list', () => <StepFailed />],
  ['removed-vehicles', () => <StepFailed over={listPaths.removedVehicles} />],
])('a step that failed over %s closes to the part of that page it was opened over', async (page, ErrorBoundary) => {
  const path = `/projects/:projectId/${page}/members`
  const loader = () => {
    throw new Response(null, { status: 404 })
  }
  const Stub = createRemixStub([{ path, loader, ErrorBoundary, Component: () => null }])
  render(<Stub initialEntries={[`/projects/p1/${page}/members?vehicle=cap`]} />)
  const ok = await screen.findByRole('link', { name: 'OK' })
  expect(ok.getAttribute('href')).toBe(`/projects/p1/${page}?vehicle=cap`)
})
