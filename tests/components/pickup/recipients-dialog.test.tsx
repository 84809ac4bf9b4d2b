import { json, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormResponse } from '~/components/booking/checkout/validated-fields'
import { RecipientsDialog } from '~/components/pickup/recipients-dialog'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { Recipients } from '~/services/pickup/recipients.server'

const AT = [1042, 'p', 'Harbor'] as const
const HERE = pickupPaths.pickupRecipients(...AT)
const THEO = { id: 'theo', name: 'Theo Park', email: 'theo@crew.example', phone: '+1 (404) 555-0144', isRevoked: false }

const VEHICLES = [
  { id: 'c10', title: '1974 Chevrolet C10', from: 'Dec 7, 2026' },
  { id: 'charger', title: '1969 Dodge Charger', from: 'Dec 8, 2026' },
  { id: 'camry', title: '2012 Toyota Camry', from: 'Dec 9, 2026' },
]
const DRAFT = { firstName: '', lastName: '', email: '', phoneNumber: '' }

const Page = () => <RecipientsDialog {...useLoaderData<Recipients>()} response={useActionData<FormResponse>()} />

/** The dialog with a server that has sent Theo a link, and that accepts forms with a phone number. */
function open() {
  let drawn = 0
  const posts: Record<string, FormDataEntryValue>[] = []
  const Stub = createRemixStub([
    {
      path: '/orders/:orderId/details/:projectId/:name/recipients',
      Component: Page,
      loader: async () => {
        await laterTask()
        drawn += 1
        const theo = { ...THEO, sentAt: `in round ${drawn}`, status: { tone: 'waiting', label: 'Sent' } }
        const [orderId, id, title] = AT
        const order = { id: orderId, isOver: false }
        const known = { order, project: { id, title }, vehicles: VEHICLES, draft: DRAFT, choices: [] }
        return json({ ...known, drawnAt: drawn, recipients: [theo] })
      },
      action: async ({ request }) => {
        await laterTask()
        const fields = Object.fromEntries(await request.formData())
        posts.push(fields)
        if (fields.phoneNumber) return redirect(HERE)
        const fieldErrors = { phoneNumber: 'Phone Number is required.' }
        return json({ fieldErrors, formErrors: [], repopulateFields: fields }, 422)
      },
    },
    { path: pickupPaths.recipientAction(...AT, 'theo', 'link'), action: () => redirect(HERE) },
  ])
  render(<Stub initialEntries={[HERE]} />)
  return posts
}
/** A response never arrives in the same task, and the form only notices one that it has rendered itself waiting for. */
const laterTask = () => new Promise((resolve) => setImmediate(resolve))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const typed = () => ['First name', 'Email', 'Phone number'].map((label) => field(label).value)
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button, hidden: true }))

test('the head names the order and its first vehicles with their days', async () => {
  open()
  await screen.findByText(/^1969 Dodge Charger,/)
  expect(screen.queryByText(/^2012 Toyota Camry/)).toBeNull()
  expect(screen.getByText('and 1 more vehicle')).toBeTruthy()
})

test('typed values stay when a link is sent to a recipient again', async () => {
  open()
  await screen.findByText('Sent in round 1')
  await screen.findByLabelText('First name')
  type('First name', 'Nia')
  press('Resend to Theo Park')
  await screen.findByText('Sent in round 2')
  expect(typed()).toEqual(['Nia', '', ''])
})

test('the form is reset after it is sent, also when it was refused before', async () => {
  const posts = open()
  await screen.findByText('Sent in round 1')
  await screen.findByLabelText('First name')
  type('First name', 'Nia')
  type('Email', 'nia@crew.example')
  press('SEND')
  await screen.findAllByText('Phone Number is required.')
  await screen.findByText('Sent in round 2')
  expect(typed()).toEqual(['Nia', 'nia@crew.example', ''])
  type('Phone number', '4045550111')
  press('SEND')
  await waitFor(() => expect(typed()).toEqual(['', '', '']))
  const [first, , ...others] = posts.map(({ drawnAt }) => Number(drawnAt))
  expect([first, others]).toEqual([1, []])
  expect(Number(document.querySelector<HTMLInputElement>('[name=drawnAt]')?.value)).toBeGreaterThan(2)
})
