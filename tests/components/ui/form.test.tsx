import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useActionData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SubmitButton } from '~/components/ui/button'
import { CheckboxField, CheckboxGroup, RadioGroup, SelectField } from '~/components/ui/form/choice-fields'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { DateRange, MoneyField, TextareaField, TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { printNote } from '~/models/trade/format/printable'

const CHOICES = [
  { value: 'static', label: 'Background/Static' },
  { value: 'action', label: 'Action Driving' },
]

describe('a field', () => {
  it('has a label, its value and its hint as description', () => {
    render(<TextField id="company" name="company" defaultValue="Red Clay" label="Company" hint="As on the order." />)

    const input = screen.getByRole('textbox', { name: 'Company', description: 'As on the order.' })
    expect(input).toHaveProperty('value', 'Red Clay')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('is described by its problem instead of its hint', () => {
    render(<TextField id="c" name="c" errors={['Name is required']} label="Company" hint="As on the order." />)

    const input = screen.getByRole('textbox', { name: 'Company', description: 'Name is required' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('As on the order.')).toBeNull()
  })

  it('shows how PDFs print letters without a font, on the server and while typing', () => {
    const city = <TextField id="city" name="city" label="City" defaultValue="東京タワー" noteAbout={printNote} />
    expect(renderToStaticMarkup(city)).toContain('PDFs print this as “[in Japanese]”.')

    render(city)
    const note = screen.getByRole('status')
    fireEvent.input(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Tokyo 東京' } })
    expect(note.textContent).toBe('PDFs print this as “Tokyo [in Chinese]”.')
    fireEvent.input(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Tokyo' } })
    expect(note.textContent).toBe('')
  })

  it('never renders a password', () => {
    const html = renderToStaticMarkup(
      <TextField id="p" name="p" type="password" label="Password" defaultValue="secret" />,
    )
    expect(html).not.toContain('secret')
  })

  it('has autofocus on the server only if it has the first problem', () => {
    const field = plainField({ errors: { to: 'Too early', rate: 'Too low' } }, ['from', 'to', 'rate'])
    const html = (name: 'from' | 'to' | 'rate') => renderToStaticMarkup(<TextField {...field(name)} label={name} />)

    expect(html('from')).not.toContain('autofocus')
    expect(html('to')).toContain('autofocus')
    expect(html('rate')).not.toContain('autofocus')
  })

  it('has a decimal keyboard for money', () => {
    render(<MoneyField id="rate" name="rate" defaultValue="1,300.00" label="Your rate" />)
    expect(screen.getByRole('textbox', { name: 'Your rate' }).getAttribute('inputmode')).toBe('decimal')
  })

  it('can have several lines', () => {
    render(<TextareaField id="c" name="c" defaultValue="One" label="Comment" errors={['Too long']} />)
    expect(screen.getByRole('textbox', { name: 'Comment', description: 'Too long' })).toHaveProperty('value', 'One')
  })

  it('can be a select with an empty option', () => {
    render(<SelectField id="u" name="u" label="Usage" choices={CHOICES} emptyLabel="Choose" />)

    const select = screen.getByRole('combobox', { name: 'Usage' })
    expect(select).toHaveProperty('value', '')
    expect(within(select).getAllByRole('option')).toHaveLength(3)
  })

  it('can be a select with numbers as values', () => {
    const days = [1, 2].map((value) => ({ value, label: `${value} days` }))
    render(<SelectField id="d" name="d" label="Limit" choices={days} defaultValue="2" />)
    expect(screen.getByRole('combobox', { name: 'Limit' })).toHaveProperty('value', '2')
  })
})

describe('a group of choices', () => {
  it('checks the chosen values and has its problem as description', () => {
    render(
      <CheckboxGroup
        id="u"
        name="u"
        label="Usage"
        choices={CHOICES}
        defaultValues={['action']}
        errors={['Required']}
      />,
    )

    const group = screen.getByRole('group', { name: 'Usage', description: 'Required' })
    expect(within(group).getByRole('checkbox', { name: 'Action Driving', checked: true })).toBeTruthy()
    expect(within(group).getByRole('checkbox', { name: 'Background/Static', checked: false }).id).toBe('u')
  })

  it('sends an empty value when nothing is chosen', () => {
    render(
      <form aria-label="form">
        <CheckboxGroup id="u" name="u" label="Usage" choices={CHOICES} />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(new FormData(form).getAll('u')).toEqual([''])
  })

  it('has one value as radio buttons', () => {
    render(<RadioGroup id="s" name="s" label="Severity" choices={CHOICES} defaultValue="static" errors={['Choose']} />)

    const group = screen.getByRole('radiogroup', { name: 'Severity', description: 'Choose' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(within(group).getByRole('radio', { name: 'Background/Static', checked: true })).toBeTruthy()
  })

  it('can be a single checkbox', () => {
    render(<CheckboxField id="consent" name="consent" label="I agree" errors={['Please agree']} />)
    expect(screen.getByRole('checkbox', { name: 'I agree', description: 'Please agree', checked: false })).toBeTruthy()
  })

  it('has both dates of a period under one legend', () => {
    const field = plainField({ values: { from: '2026-12-07' }, errors: { to: 'Too early' } }, ['from', 'to'])
    const bookable = { from: '2026-12-01', to: '2028-12-01' }
    render(<DateRange legend="Booking Period" from={field('from')} to={field('to')} within={bookable} />)

    const period = within(screen.getByRole('group', { name: 'Booking Period' }))
    expect(period.getByLabelText('From')).toHaveProperty('value', '2026-12-07')
    expect(period.getByLabelText('To').getAttribute('aria-describedby')).toBe('to-problem')
  })
})

describe('the error summary of a form', () => {
  it('links to every wrong field', () => {
    const order = ['name', 'email', 'phone'] as const
    const field = plainField({ idPrefix: 'f-', errors: { name: 'Name is required', phone: 'Wrong' } }, order)
    render(<FormErrors errors={['Not saved.']} fields={order.map(field)} />)

    const summary = within(screen.getByRole('alert'))
    expect(summary.getByText('Not saved.')).toBeTruthy()
    expect(summary.getByText('2 problems to fix')).toBeTruthy()
    expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#f-name', '#f-phone'])
  })

  it('shows a repeated sentence once and takes the focus for errors of the whole form', () => {
    const field = plainField({ errors: { from: 'Days are required.', to: 'Days are required.' } }, ['from', 'to'])
    const fields = (['from', 'to'] as const).map(field)
    const { rerender } = render(<FormErrors fields={fields} />)
    expect(screen.getByText('One problem to fix')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#from'])
    expect(document.activeElement).toBe(document.body)
    rerender(<FormErrors errors={['Not saved.']} fields={fields} />)
    expect(document.activeElement?.textContent).toContain('Not saved.')
  })

  it('is not rendered without errors', () => {
    const { container } = render(<FormErrors fields={[{ id: 'a', name: 'a', errors: [] }]} />)
    expect(container.innerHTML).toBe('')
  })
})

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
  const [form, field] = useServerForm({ id: 'inquiry', fields: ORDER, lastResult, together: ['location', 'rate'] })
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
  it('shows errors with script, keeps the values and focuses the first wrong field', async () => {
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

  it('removes the error of a field when it is changed, without a request', async () => {
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
    // the other field of the validated pair is still empty
    fireEvent.input(screen.getByLabelText('Location'), { target: { value: 'N' } })
    await waitFor(() => expect(problems()).toEqual(['Your rate is required']))
    fireEvent.input(screen.getByLabelText('Rate'), { target: { value: '4' } })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(posts).toBe(1)
  })

  it('shows the same without script, with one text for a field that was sent twice', () => {
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
    expect(document.querySelectorAll('[autofocus]').length).toBe(1)
  })
})
