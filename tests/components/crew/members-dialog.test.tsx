import { Link, useOutlet } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MembersDialog } from '~/components/crew/members-dialog'
import { crewPathsAt } from '~/models/trade/paths/crew'

const MEMBER = {
  accountId: 'a1',
  name: '',
  email: 'ruth@crew.example',
  role: 'Team Member',
  isInvited: true,
  isSelf: false,
  mayChangeRole: true,
  mayRemove: true,
  mayInviteAgain: true,
}
const OTHER = { ...MEMBER, accountId: 'a2', name: 'Mel Ortiz', email: 'mel@crew.example', isInvited: false }
const may = { invite: true, leave: true, handOver: true }

function Members({ page }: { page: string }) {
  const form = useOutlet()
  const editing = form ? { accountId: 'a2', form } : undefined
  const paths = crewPathsAt(`/projects/p1/${page}/members`)
  return (
    <MembersDialog
      projectId="p1"
      subtitle="Chrome Summer"
      members={[MEMBER, OTHER]}
      may={may}
      paths={paths}
      view="?vehicle=cap"
      editing={editing}
    />
  )
}

const OverLists = () => <Members page="list" />
const OverRemoved = () => <Members page="removed-vehicles" />
const Cancel = () => (
  <Link to="../..?vehicle=cap" relative="path">
    Cancel
  </Link>
)

function open(page: string, Component: typeof OverLists) {
  const path = `/projects/p1/${page}/members`
  const Stub = createRemixStub([{ path, Component, children: [{ path: ':accountId/role', Component: Cancel }] }])
  render(<Stub initialEntries={[`${path}?vehicle=cap`]} />)
}

test.each([
  ['list', OverLists],
  ['removed-vehicles', OverRemoved],
])('every link and form of the dialog stays on the page below: %s', (page, Component) => {
  open(page, Component)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const posts = Array.from(document.forms).map((form) => form.getAttribute('action'))
  expect(links.length).toBeGreaterThan(6)
  for (const address of [...links, ...posts])
    expect(address).toMatch(new RegExp(`^/projects/p1/${page}(/.*)?\\?(from=members&)?vehicle=cap$`))
})

test('an invited member is shown by email', () => {
  open('list', OverLists)
  const [, row] = screen.getAllByRole('row')
  expect(row?.textContent).toMatch(/^-ruth@crew\.example.*Invited/)
})

test.each([
  ['Cancel', (cancel: HTMLElement) => cancel.click()],
  ['Escape', (cancel: HTMLElement) => expect(fireEvent.keyDown(cancel, { key: 'Escape' })).toBe(false)],
])('the focus returns to the Edit link of the row after its form: %s', async (_, leave) => {
  open('list', OverLists)
  screen.getByRole('link', { name: 'Edit the role of Mel Ortiz' }).click()
  const cancel = await screen.findByRole('link', { name: 'Cancel' })
  expect(screen.queryByRole('link', { name: 'Edit the role of Mel Ortiz' })).toBeNull()
  cancel.focus()
  leave(cancel)
  const edit = await screen.findByRole('link', { name: 'Edit the role of Mel Ortiz' })
  expect(document.activeElement).toBe(edit)
})
