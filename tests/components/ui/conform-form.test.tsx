import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useActionData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CheckboxGroup } from '~/components/ui/form/choice-fields'
import { conformField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'

afterEach(cleanup)

const Inquiry = z.object({
  location: z.string('Location is required'),
  rate: z.string('Your rate is required'),
  usage: z.array(z.string().optional()).refine((chosen) => chosen.filter(Boolean).length > 1, 'Choose two'),
})
const ORDER = ['location', 'rate', 'usage'] as const
const USAGES = ['Static', 'Action', 'Rigs'].map((label) => ({ value: label.toLowerCase(), label }))

function InquiryPage() {
  return <InquiryView lastResult={useActionData<SubmissionResult>()} />
}

function InquiryView({ lastResult }: { lastResult?: SubmissionResult }) {
  const [form, fields] = useServerForm<z.input<typeof Inquiry>>({
    id: 'inquiry',
    lastResult,
    together: ['location', 'rate'],
  })
  const field = conformField(fields, ORDER)
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <FormErrors errors={form.errors} fields={ORDER.map(field)} />
      <TextField {...field('location')} label="Location" />
      <TextField {...field('rate')} label="Rate" />
      <CheckboxGroup {...field('usage')} label="Usage" choices={USAGES} />
      <SubmitButton>Send inquiry</SubmitButton>
    </Form>
  )
}

async function answer({ request }: { request: Request }) {
  return parseWithZod(await request.formData(), { schema: Inquiry }).reply()
}

const Stub = createRemixStub([{ path: '/', Component: InquiryPage, action: answer }])

describe('a form that the server refuses', () => {
  it('explains itself with script, keeps what was typed and goes to the first wrong field', async () => {
    render(<Stub />)
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Newnan' } })
    fireEvent.click(screen.getByLabelText('Action'))
    fireEvent.click(screen.getByRole('button', { name: 'Send inquiry' }))

    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Your rate is required',
      'Choose two',
    ])
    expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Newnan')
    expect(screen.getByRole('textbox', { name: 'Rate', description: 'Your rate is required' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Usage', description: 'Choose two' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Action', checked: true })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Rate')))
  })

  it('takes back what it said of a field as soon as that field is changed, and sends nothing for it', async () => {
    let posts = 0
    const Counted = createRemixStub([
      { path: '/', Component: InquiryPage, action: (args) => answer(args).finally(() => (posts += 1)) },
    ])
    render(<Counted />)
    const problems = () => screen.queryAllByRole('link').map((link) => link.textContent)
    fireEvent.click(screen.getByRole('button', { name: 'Send inquiry' }))
    await waitFor(() => expect(problems()).toEqual(['Location is required', 'Your rate is required', 'Choose two']))
    fireEvent.click(screen.getByLabelText('Rigs'))
    await waitFor(() => expect(problems()).toEqual(['Location is required', 'Your rate is required']))
    // the other of the two that are judged together is still empty
    fireEvent.input(screen.getByLabelText('Location'), { target: { value: 'N' } })
    await waitFor(() => expect(problems()).toEqual(['Your rate is required']))
    fireEvent.input(screen.getByLabelText('Rate'), { target: { value: '4' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(posts).toBe(1)
  })

  it('comes back the same without script, with a text of what was sent in two ways', () => {
    const sent = new FormData()
    sent.append('location', 'Newnan')
    sent.append('rate.x', '400')
    sent.append('rate', '500')
    sent.append('usage', 'action')
    const Refused = createRemixStub([{ path: '/', Component: InquiryPage }])
    const lastResult = parseWithZod(sent, { schema: Inquiry }).reply()
    document.body.innerHTML = renderToString(<Refused hydrationData={{ actionData: { '0': lastResult } }} />)

    expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Newnan')
    expect(screen.getByRole('textbox', { name: 'Rate', description: 'Your rate is required' })).toHaveProperty(
      'autofocus',
      true,
    )
    expect(screen.getByLabelText('Rate')).toHaveProperty('value', '500')
    expect(screen.getByRole('checkbox', { name: 'Action', checked: true })).toBeTruthy()
    document.body.innerHTML = ''
  })
})
