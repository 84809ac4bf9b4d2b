import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StepFailed } from '~/components/projects/step-failed'

afterEach(cleanup)

const Nothing = () => null

test.each(['list', 'removed-vehicles'])(
  'a step that failed over %s closes to the part of that page it was opened over',
  async (page) => {
    const path = `/projects/:projectId/${page}/members`
    const loader = () => {
      throw new Response(null, { status: 404 })
    }
    const Stub = createRemixStub([{ path, loader, ErrorBoundary: StepFailed, Component: Nothing }])
    render(<Stub initialEntries={[`/projects/p1/${page}/members?vehicle=cap`]} />)
    const ok = await screen.findByRole('link', { name: 'OK' })
    expect(ok.getAttribute('href')).toBe(`/projects/p1/${page}?vehicle=cap`)
  },
)
