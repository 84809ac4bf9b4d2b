import { useNavigate } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, render } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, it, vi } from 'vitest'
import { useDialogHistory } from '~/components/shell/deferred/use-dialog-history'

let here = { key: 'page', page: 'list', hasDialog: false }
let draw = () => {}
let go: ReturnType<typeof useNavigate> = () => {}

function Page() {
  draw = useReducer((times: number) => times + 1, 0)[1]
  go = useNavigate()
  useDialogHistory(here)
  return null
}

it('skips the entry where a dialog was opened, even if the page renders before the dialog', async () => {
  const Stub = createRemixStub([{ path: '*', Component: Page }])
  window.history.replaceState({ key: 'page', idx: 1 }, '')
  render(<Stub initialEntries={['/list']} />)
  const opened = window.history.state

  window.history.pushState({ key: 'dialog', idx: 2 }, '')
  act(() => draw())
  here = { key: 'dialog', page: 'list', hasDialog: true }
  await act(async () => go('/list/dialog'))
  window.history.replaceState({ key: 'closed', idx: 2 }, '')
  here = { key: 'closed', page: 'list', hasDialog: false }
  await act(async () => go('/list', { replace: true }))

  const step = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  window.dispatchEvent(new PopStateEvent('popstate', { state: opened }))
  expect(step).toHaveBeenCalledWith(-1)
})
