import { File } from 'node:buffer'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import DocumentsForm from '~/components/documents/documents-form'
import type { sendDocuments } from '~/components/documents/send-documents'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import { pdfProblem } from '~/models/trade/fields/uploads'

// there is no server here
vi.mock('~/components/documents/send-documents', async (original) => ({
  ...(await original<object>()),
  async sendDocuments(_: HTMLFormElement, { report }: Pick<Parameters<typeof sendDocuments>[1], 'report'>) {
    report('coi', { part: 0, problem: 'It is empty.' })
    return null
  },
}))
const FORM: Parameters<typeof DocumentsForm>[0]['form'] = {
  areIn: false,
  documents: [],
  staged: [],
  values: { number: '', insurer: '', limits: '', expiresOn: '', shared: '' },
  warning: null,
}

type Result = Parameters<typeof DocumentsForm>[0]['lastResult']
const form = (lastResult?: Result) => inRoute(<DocumentsForm orderId={1042} form={FORM} lastResult={lastResult} />)
const combineRefusals = (...names: string[]): Result => ({
  error: Object.fromEntries(names.map((name) => [name, ['No.']])),
})

/** The id and the description of the field that has the focus. */
const focusedField = () => {
  const ids = document.activeElement?.getAttribute('aria-describedby') ?? ''
  return [document.activeElement?.id, document.getElementById(ids)?.textContent]
}

test('each refusal moves the focus to the first wrong field, described by its error', () => {
  const { rerender } = render(form())
  expect(document.activeElement).toBe(document.body)
  rerender(form(combineRefusals('insurer', 'expiresOn')))
  expect(focusedField()).toEqual(['expiresOn', 'No.'])
  screen.getByRole('button', { name: 'Upload' }).focus()
  rerender(form(combineRefusals('shared', 'coi')))
  expect(focusedField()).toEqual(['coi', 'No.'])
})

test('a file that is refused during its upload gets the focus and its error', async () => {
  render(form())
  fireEvent.submit(screen.getByRole('button', { name: 'Upload' }))
  await vi.waitFor(() => expect(focusedField()).toEqual(['coi', 'It is empty.']))
})

const BIG = new File(['%PDF-1.7'], 'coi.pdf')
Object.defineProperty(BIG, 'size', { value: MAX_DOCUMENT_BYTES + 1 })

test.each([
  ['a text file named .pdf', new File(['hello'], 'coi.pdf'), pdfProblem('wrong-type', MAX_DOCUMENT_BYTES)],
  ['a file that is too large', BIG, pdfProblem('too-large', MAX_DOCUMENT_BYTES)],
  ['an empty file', new File([], 'coi.pdf'), pdfProblem('empty', MAX_DOCUMENT_BYTES)],
])('%s is refused as soon as it is chosen, and the error is cleared by the next file', async (_, file, sentence) => {
  render(form())
  const field = screen.getByLabelText('COI')
  fireEvent.change(field, { target: { files: [file] } })
  await screen.findByText(sentence)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { files: [new File(['\n%PDF-1.7'], 'coi.pdf')] } })
  await vi.waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(screen.queryAllByText(/Please choose/)).toEqual([])
})

test('the form sends the values that it was loaded with, or those of the last answer', () => {
  const loaded = () => document.querySelector('input[name=loaded]')?.getAttribute('value')
  const { rerender } = render(form())
  expect(loaded()).toBe(JSON.stringify(FORM.values))
  rerender(inRoute(<DocumentsForm orderId={1042} form={{ ...FORM, values: { ...FORM.values, number: 'PO-2' } }} />))
  expect(loaded()).toBe(JSON.stringify(FORM.values))
  rerender(form({ initialValue: { loaded: '{"number":"PO-2"}' } }))
  expect(loaded()).toBe('{"number":"PO-2"}')
})

test('the documents form keeps the sent values, including emptied fields', () => {
  const values = { number: 'PO-7', insurer: 'Peach State Mutual', limits: '', expiresOn: '', shared: 'on' }
  const form = {
    areIn: true,
    documents: [],
    staged: [{ kind: 'coi' as const, name: 'acord25.pdf', size: '1 kB' }],
    values,
    warning: null,
  }
  const lastResult = { status: 'success', initialValue: { insurer: 'Georgia Mutual' } } as const
  render(inRoute(<DocumentsForm orderId={1042} form={form} lastResult={lastResult} />))
  const typed = ['PO number (optional)', 'Insurer (optional)'].map((name) => screen.getByLabelText(name))
  expect(typed.map((field) => field.getAttribute('value'))).toEqual(['', 'Georgia Mutual'])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('The file was removed.')
  const remove = screen.getByRole('button', { name: 'Remove COI' })
  expect(remove.getAttribute('formaction')).toBe('/orders/1042/documents/staged/coi/removal')
})
