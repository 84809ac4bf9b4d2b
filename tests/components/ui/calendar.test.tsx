import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { DateRange } from '~/components/ui/form/text-field'
import { inRoute } from '../in-route'

// jsdom does not support modal dialogs and does not load style sheets.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
const TAKEN = [{ from: '2026-12-09', to: '2026-12-14', text: 'Taken Dec 9 to Dec 14. Free from Dec 15.' }]
const OWN = [{ from: '2026-12-01', to: '2026-12-02' }]

/** Opens the calendar of two fields for two years from November 22, 2026; returns the input listener of the form. */
async function open(values = { from: '', to: '' }) {
  const onInput = vi.fn()
  render(
    inRoute(
      <form onInput={onInput}>
        <DateRange
          legend="Booking Period"
          from={{ id: 'from', name: 'from', defaultValue: values.from }}
          to={{ id: 'to', name: 'to', defaultValue: values.to }}
          within={{ from: '2026-11-22', to: '2028-11-22' }}
          calendar={<SelectDates from="from" to="to" taken={TAKEN} own={OWN} daily={10_000} />}
        />
      </form>,
      '/here?vehicle=ford',
    ),
  )
  await openCalendar()
  return onInput
}

async function openCalendar() {
  fireEvent.click(await screen.findByRole('button', { name: OPENER }))
  const calendar = await screen.findByRole('dialog')
  const sheet = calendar.querySelector('link[rel=stylesheet]')
  if (sheet) fireEvent.load(sheet)
}

const OPENER = /^(Dates|Last day)/
const opener = () => screen.getByRole('button', { name: OPENER })
const day = (name: RegExp) => screen.getByLabelText(name)
const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby'))
const monthNames = () => months().map((id) => document.getElementById(id ?? '')?.textContent)
const values = () => ['From', 'To'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (key: string, init = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the one field', () => {
  test('shows the days of the native fields, which pass the focus on and say what is wrong', async () => {
    const range = (values: { from: string; to: string }, errors?: string[]) => (
      <DateRange
        legend="Booking Period"
        from={{ id: 'from', name: 'from', defaultValue: values.from, errors }}
        to={{ id: 'to', name: 'to', defaultValue: values.to }}
        within={{ from: '2026-11-22', to: '2028-11-22' }}
        calendar={<SelectDates from="from" to="to" />}
      />
    )
    const { rerender } = render(inRoute(range({ from: '2027-01-04', to: '2027-01-05' })))
    expect((await screen.findByRole('button', { name: 'Dates Jan 4, 2027 to Jan 5, 2027' })).className).not.toMatch(
      /wrong/,
    )
    fireEvent.input(screen.getByLabelText('From'), { target: { value: '' } })
    expect(opener().textContent).toBe('Select Date Range')
    fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-05' } })
    expect(opener().textContent).toBe('Select Date Range')
    screen.getByLabelText('To').focus()
    expect(document.activeElement).toBe(opener())
    rerender(inRoute(range({ from: '', to: '' }, ['Booking Period is required.'])))
    await waitFor(() => expect(opener().className).toMatch(/is-wrong/))
    expect(document.getElementById(opener().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Booking Period is required.',
    )
  })
})

describe('the calendar', () => {
  test('shows two months from the first available day on, without earlier days', async () => {
    await open()
    expect(monthNames()).toEqual(['November 2026', 'December 2026'])
    expect(focused()).toBe('Sunday, November 22, 2026')
    expect(screen.queryByLabelText(/November 21/)).toBeNull()
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 2)
        .map((head) => head.getAttribute('abbr')),
    ).toEqual(['Sunday', 'Monday'])
  })

  test('selects a range with two clicks, fires input events and returns the focus', async () => {
    const onInput = await open()
    fireEvent.click(day(/December 7/))
    expect(screen.getByRole('status').textContent).toBe('From Dec 7. Choose the last day.')
    expect(values()).toEqual(['', ''])
    fireEvent.click(day(/December 4/))
    await isClosed()
    expect(values()).toEqual(['2026-12-04', '2026-12-07'])
    expect(onInput).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    expect(opener().textContent).toBe('Dec 4 to Dec 7')
  })

  test('asks only for the last day when the first one is fixed, also after a taken day', async () => {
    render(
      inRoute(
        <form>
          <input type="date" id="last" aria-label="Last" min="2026-12-05" max="2026-12-31" />
          <SelectDates
            from="last"
            to="last"
            since="2026-12-03"
            label="Last day"
            taken={TAKEN}
            own={[{ from: '2026-12-03', to: '2026-12-04' }]}
          />
        </form>,
      ),
    )
    await openCalendar()
    expect(focused()).toBe('Saturday, December 5, 2026')
    fireEvent.click(day(/December 15/))
    expect(screen.getByRole('status').textContent).toBe(`${TAKEN[0]?.text} From Dec 3. Choose the last day.`)
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
    fireEvent.click(day(/December 6/))
    await isClosed()
    expect(screen.getByLabelText<HTMLInputElement>('Last').value).toBe('2026-12-06')
    expect(opener().textContent).toBe('Dec 6')
  })

  test('opens at the range of the fields and keeps it on Escape', async () => {
    await open({ from: '2027-01-30', to: '2027-02-02' })
    expect(focused()).toBe('Saturday, January 30, 2027, chosen')
    expect(monthNames()).toEqual(['January 2027', 'February 2027'])
    fireEvent.click(day(/February 5/))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await isClosed()
    expect(values()).toEqual(['2027-01-30', '2027-02-02'])
  })

  test('labels taken and own days and leads from taken ones to free ones', async () => {
    await open()
    const taken = day(/December 9, 2026, taken$/)
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    expect(day(/December 2, 2026, yours$/).getAttribute('aria-disabled')).toBe('false')
    fireEvent.click(taken)
    expect(screen.getByRole('status').textContent).toBe('Taken Dec 9 to Dec 14. Free from Dec 15. Choose a start date.')
    fireEvent.click(day(/December 8/))
    fireEvent.click(day(/December 15/))
    expect(screen.getByRole('status').textContent).toBe(
      'Taken Dec 9 to Dec 14. Free from Dec 15. From Dec 15. Choose the last day.',
    )
    expect(values()).toEqual(['', ''])
    fireEvent.click(screen.getByRole('button', { name: 'Take Dec 1 to Dec 8' }))
    await isClosed()
    expect(values()).toEqual(['2026-12-01', '2026-12-08'])
  })

  test('is navigated by keys, with one day in the tab order', async () => {
    await open()
    for (const [key, name] of [
      ['ArrowRight', 'Monday, November 23, 2026'],
      ['ArrowDown', 'Monday, November 30, 2026'],
      ['ArrowRight', 'Tuesday, December 1, 2026, yours'],
      ['End', 'Saturday, December 5, 2026'],
      ['Home', 'Sunday, November 29, 2026'],
      ['PageDown', 'Tuesday, December 29, 2026'],
      ['ArrowDown', 'Tuesday, January 5, 2027'],
      ['ArrowUp', 'Tuesday, December 29, 2026'],
      ['PageUp', 'Sunday, November 29, 2026'],
    ] as const) {
      press(key)
      expect([key, focused()]).toEqual([key, name])
    }
    press('PageDown', { shiftKey: true })
    expect(focused()).toBe('Monday, November 29, 2027')
    expect([...document.querySelectorAll('[data-day][tabindex="0"]')]).toEqual([document.activeElement])
  })

  test('previews the range while navigating by keys', async () => {
    await open()
    fireEvent.click(day(/December 3,/))
    day(/December 3,/).focus()
    press('ArrowRight')
    press('ArrowRight')
    expect(day(/December 4/).getAttribute('aria-label')).toMatch(/, chosen$/)
    expect(day(/December 6/).getAttribute('aria-label')).not.toMatch(/chosen/)
    expect(screen.getByText('$300 for 3 days').className).toBe('price')
  })

  test('moves by months and stops at the first and the last one', async () => {
    await open()
    const step = (name: string) => screen.getByText(name).closest('button') ?? document.body
    const back = step('Previous month')
    expect(back.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(back)
    expect(monthNames()).toEqual(['November 2026', 'December 2026'])
    const on = step('Next month')
    on.focus()
    for (let month = 0; month < 30; month++) fireEvent.click(on)
    expect(monthNames()).toEqual(['October 2028', 'November 2028'])
    expect(document.activeElement).toBe(on)
    expect(day(/November 22, 2028/)).toBeTruthy()
    expect(screen.queryByLabelText(/November 23, 2028/)).toBeNull()
  })
})
