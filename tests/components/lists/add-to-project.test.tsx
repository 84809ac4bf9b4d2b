import { Link, useLoaderData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import type { Adding, Place } from '~/models/fleet/place'

const BEL_AIR = { id: 'v1', title: '1957 Chevrolet Bel Air' }
const HERO = { id: 'l1', name: 'Hero cars', projectId: 'p1', project: 'Chrome Summer', location: 'Newnan, GA' }
const PLACE = { project: 'Chrome Summer', to: '/projects/p1/list?card=c1#card-c1', more: 0, isInLast: true }
const HERE = '/home/searchResults?q=ford#vehicle-v1'

/** Renders the button with a stub server that responds with `answer` to a choice; returns the requests. */
async function show(part: Partial<Adding>, answer: object = { place: PLACE }) {
  const picker = ({ request }: { request: Request }) => {
    const isProject = new URL(request.url).searchParams.has('project-id')
    const choices = isProject
      ? [
          { id: 'l1', name: 'Hero cars', hint: '3 vehicles', hasVehicle: false },
          { id: 'l2', name: 'Street', hint: '3 vehicles', hasVehicle: true },
        ]
      : [{ id: 'p1', name: 'Chrome Summer', hint: '3 vehicles', hasVehicle: true }]
    return { vehicle: { picture: null, isGone: false }, last: null, choices, next: null }
  }
  const sent: string[] = []
  const Stub = createRemixStub([
    { path: '/', Component: Page, loader: () => part },
    { path: '/home/view-vehicle/add', loader: picker, Component: Choice },
    { path: '/vehicle', loader: () => new Promise(() => {}) },
    {
      path: '/home/view-vehicle/placement',
      action: async ({ request }) => {
        const chosen = await request.formData()
        const list = chosen.get('listId') ?? `${chosen.get('name')} after ${chosen.get('writtenAfter')}`
        sent.push(`${new URL(request.url).searchParams.get('project-id')} ${list}`)
        return answer
      },
    },
  ])
  render(<Stub />)
  await screen.findByRole('link', { name: /^Add to project/ })
  return sent
}

function Page() {
  const part = useLoaderData<Partial<Adding>>()
  return (
    <>
      <AddToProject vehicle={BEL_AIR} place={null} last={null} returnTo={HERE} {...part} />
      <Link to="/vehicle">A vehicle</Link>
    </>
  )
}

const Choice = () => <p>The page of the choice.</p>

const opener = () => screen.getByRole('link', { name: /^Add to project/ })

describe('a vehicle', () => {
  test('that is in no list links to choosing a project, with a return path', async () => {
    await show({})
    const { pathname, searchParams } = new URL(opener().getAttribute('href') ?? '', 'http://x')
    expect([pathname, searchParams.get('car-id'), searchParams.get('return')]).toEqual([
      '/home/view-vehicle/add',
      'v1',
      HERE,
    ])
  })

  test('opens the choice as a page while another navigation is pending', async () => {
    await show({})
    fireEvent.click(screen.getByRole('link', { name: 'A vehicle' }))
    fireEvent.click(opener())
    expect(await screen.findByText('The page of the choice.')).toBeTruthy()
  })

  test('is added to the last list by a form without script', async () => {
    await show({ last: HERO })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hero cars 1957 Chevrolet Bel Air' })
    const { pathname, searchParams } = new URL(button.form?.action ?? '')
    expect([pathname, searchParams.get('project-id'), searchParams.get('return')]).toEqual([
      '/home/view-vehicle/placement',
      'p1',
      HERE,
    ])
    expect([button.name, button.value, button.form?.method]).toEqual(['listId', 'l1', 'post'])
    expect(opener()).toBeTruthy()
  })

  test('links to the project that has it instead of offering the last list', async () => {
    await show({ last: HERO, place: { ...PLACE, more: 2 } })
    const link = screen.getByRole('link', { name: 'In Chrome Summer and 2 more 1957 Chevrolet Bel Air' })
    expect(link.getAttribute('href')).toBe(PLACE.to)
    expect(screen.queryByRole('button')).toBeNull()
    expect(opener()).toBeTruthy()
  })

  test('with an open offer leads to it first', async () => {
    await show({ last: HERO, place: { ...PLACE, isInLast: false }, offerTo: PLACE.to, look: 'primary' })
    expect(screen.getByRole('link', { name: 'Go to its offer' }).getAttribute('href')).toBe(PLACE.to)
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull()
  })

  test('that is in another list can be added to the last one too', async () => {
    const part: Partial<Adding> = { last: HERO, place: { ...PLACE, isInLast: false } }
    const sent = await show(part)
    expect(screen.getByRole('link', { name: /^In Chrome Summer/ })).toBeTruthy()
    part.place = PLACE
    fireEvent.click(screen.getByRole('button', { name: /^Add to Hero cars/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add to Hero cars/ })).toBeNull())
    expect(sent).toEqual(['p1 l1'])
  })
})

test('adding a vehicle moves the focus to the link to its project', async () => {
  const sent = await show({ last: HERO })
  fireEvent.click(screen.getByRole('button', { name: /^Add to Hero cars/ }))
  const link = await screen.findByRole('link', { name: /^In Chrome Summer/ })
  expect(sent).toEqual(['p1 l1'])
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('a refusal is shown beside the button', async () => {
  await show({ last: HERO }, { error: { '': ['Add Vehicle failed.'] } })
  fireEvent.click(screen.getByRole('button', { name: /^Add to Hero cars/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Add Vehicle failed.')
})

test('the list picker opens in a dialog, marks the lists with the vehicle and closes after a choice', async () => {
  const sent = await show({})
  fireEvent.click(opener())
  const hero = await screen.findByRole('button', { name: /^Add to Hero cars/ })
  expect(screen.getByText('In this list')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Street/ })).toBeNull()
  fireEvent.click(hero)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual(['p1 l1'])
  expect(screen.getByRole('link', { name: /^In Chrome Summer/ })).toBeTruthy()
})

test('a new list is created in the dialog, which shows a refusal', async () => {
  const answer: { place?: Place; error?: object } = { error: { name: ['Please use at most 80 characters.'] } }
  const sent = await show({}, answer)
  fireEvent.click(opener())
  fireEvent.click(await screen.findByRole('button', { name: 'Create List' }))
  const name = screen.getByLabelText('New list name')
  fireEvent.change(name, { target: { value: 'Night cars' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create and add' }))
  const refusal = await screen.findByText('Please use at most 80 characters.')
  expect(screen.getByRole('dialog').contains(refusal)).toBe(true)
  delete answer.error
  answer.place = PLACE
  fireEvent.click(screen.getByRole('button', { name: 'Create and add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual(['p1 Night cars after l1', 'p1 Night cars after l1'])
})
