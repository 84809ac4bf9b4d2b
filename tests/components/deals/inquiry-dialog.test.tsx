import type { SubmissionResult } from '@conform-to/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { InquiryDialog } from '~/components/deals/inquiry-dialog'
import { INQUIRY_CHOICES } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { inRoute } from '../in-route'

// jsdom does not support modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
const EMPTY = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: '',
  dayLimit: '',
  mileage: '',
  usage: [],
  note: '',
}

type Shown = { lastResult?: SubmissionResult; refusal?: string | null; free?: { value: string; label: string } | null }

function dialog({ lastResult, refusal = null, free = null }: Shown = {}) {
  return inRoute(
    <InquiryDialog
      vehicle={{ title: '1956 Ford F-100', town: 'Athens, GA', picture: null, daily: 34_000 }}
      lastInquiry=""
      bookable={{ from: '2026-12-01', to: '2028-12-01' }}
      taken={[{ from: '2026-12-09', to: '2026-12-14', text: 'Taken Dec 9 to Dec 14. Free from Dec 15.' }]}
      usageHint={null}
      answerTime="Usually answers within 3 hours."
      choices={INQUIRY_CHOICES}
      attempt={3}
      refusal={refusal}
      free={free}
      defaultValue={EMPTY}
      lastResult={lastResult}
      closeTo="/projects/p1/list?vehicle=ford#card-c1"
      view="?vehicle=ford"
    />,
    '/projects/p1/list/c1/inquiry?vehicle=ford',
  )
}

const rate = () => screen.getByRole('textbox', { name: /before tax$/ })
const prices = () => within(screen.getByRole('complementary', { name: 'Price' }))
const amountOf = (label: string) => prices().getByText(label).nextElementSibling?.textContent

// the prices are loaded on demand
beforeAll(async () => {
  render(dialog())
  await prices().findByText(/80% minimum:/)
  cleanup()
})

describe('the inquiry dialog', () => {
  it('has the taken days above the booking period', () => {
    render(dialog())
    const period = within(screen.getByRole('group', { name: 'Booking Period' }))
    expect(period.getByText('Taken Dec 9 to Dec 14.')).toBeTruthy()
  })

  it('has the vehicle and a label for every field', () => {
    render(dialog())
    expect(screen.getByRole('dialog', { name: 'Inquire Vehicle' }).textContent).toContain('1956 Ford F-100, Athens, GA')
    for (const label of ['Production Company', 'Location', 'From', 'To', 'Owner must answer within', 'Mileage']) {
      expect(screen.getByLabelText(label)).toBeTruthy()
    }
    expect(within(screen.getByRole('group', { name: 'Usage' })).getAllByRole('checkbox')).toHaveLength(7)
    for (const label of ['From', 'To']) {
      const calendar = screen.getByLabelText(label)
      expect([calendar.getAttribute('min'), calendar.getAttribute('max')]).toEqual(['2026-12-01', '2028-12-01'])
    }
  })

  it('updates the prices while typing', () => {
    render(dialog())
    expect(amountOf('Listed, 5 days')).toBe('$1,700.00')
    fireEvent.input(rate(), { target: { value: '1,300' } })
    expect(amountOf('Your rate')).toBe('$1,300.00')
    expect(amountOf('Tax (8.5%)')).toBe('$110.50')
    expect(amountOf('Total')).toBe('$1,410.50')
    expect(prices().getByText('$260.00 per day')).toBeTruthy()
    expect(prices().getByText(/Your rate is/).textContent).toBe('80% minimum: $1,360.00. Your rate is $60.00 below it.')
    const cheaper = prices().getByRole<HTMLButtonElement>('button', { name: 'Take 7 days for $1,020.00' })
    expect([cheaper.name, cheaper.value, cheaper.getAttribute('formmethod')]).toEqual(['days', '7', 'get'])
    fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-13' } })
    expect(amountOf('Listed, 7 days')).toBe('$1,020.00')
    expect(prices().queryByText(/Your rate is/)).toBeNull()
    expect(prices().queryByRole('button', { name: /^Take/ })).toBeNull()
  })

  it('shows the listed rates until dates are chosen', () => {
    render(dialog())
    fireEvent.input(screen.getByLabelText('From'), { target: { value: '' } })
    const [beside, line] = screen.getAllByText('Choose dates to see the total.')
    expect(prices().getByText('Choose dates to see the total.')).toBe(beside)
    expect(line?.parentElement?.textContent).toBe('Day $340, week $1,020. Choose dates to see the total.')
    expect(amountOf('Per week')).toBe('$1,020.00')
    expect(prices().queryByText('Total')).toBeNull()
  })

  it('updates the initial rate with the dates, but not a typed rate', () => {
    render(dialog())
    const to = screen.getByLabelText('To')
    fireEvent.input(to, { target: { value: '2026-12-08' } })
    expect(rate()).toHaveProperty('value', '680')
    fireEvent.input(to, { target: { value: '2026-12-13' } })
    expect(rate()).toHaveProperty('value', '1,020')
    fireEvent.input(rate(), { target: { value: '900' } })
    fireEvent.input(to, { target: { value: '2026-12-08' } })
    expect(rate()).toHaveProperty('value', '900')
  })

  it('summarizes the prices in one line, which is red below the floor', () => {
    render(dialog())
    fireEvent.input(rate(), { target: { value: '1,500' } })
    const rule = screen.getByText('Your rate should not be less than 80% of the original price.')
    expect(screen.getByText('Listed $1,700, minimum $1,360, yours $1,500').className).not.toContain('refused')
    expect(rule.className).not.toContain('refused')
    fireEvent.input(rate(), { target: { value: '1,300' } })
    expect(screen.getByText('Listed $1,700, minimum $1,360, yours $1,300').className).toContain('refused')
    expect(rule.className).toContain('refused')
  })

  it('shows which of the chosen days are taken', async () => {
    render(dialog())
    const text = 'Taken Dec 9 to Dec 14. Free from Dec 15.'
    expect(await screen.findByText(text)).toBeTruthy()
    fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-08' } })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('offers the nearest free days as a button', async () => {
    render(dialog({ free: { value: '2026-12-18 2026-12-22', label: 'Take Dec 18 to Dec 22' } }))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take Dec 18 to Dec 22' })
    expect([button.name, button.value, button.getAttribute('formmethod')]).toEqual([
      'free',
      '2026-12-18 2026-12-22',
      'get',
    ])
  })

  it('updates the prices by a button without script, keeping the filter of the page behind', () => {
    document.body.innerHTML = renderToString(dialog())
    // next to the prices on a wide screen, above the buttons on a narrow one
    const [button, ...others] = screen.getAllByRole('button', { name: 'Show prices' })
    expect(others).toHaveLength(1)
    expect(button?.getAttribute('formmethod')).toBe('get')
    expect(document.querySelector(button?.getAttribute('formaction') ?? '')?.textContent).toContain('$1,700.00')
    const sent = new FormData(button?.closest('form') ?? undefined)
    expect(sent.get('vehicle')).toBe('ford')
    expect(sent.get('attempt')).toBe('3')
    expect(sent.get('daily')).toBe('34000')
    expect(sent.get('listed')).toBe('170000')
    expect(button?.className).toContain('without-script')
  })

  it('has a checkbox to confirm the exact rate only when it is above the listed price', () => {
    const combineRefusals = (sentence: string, typed: string): SubmissionResult => ({
      status: 'error',
      initialValue: { ...EMPTY, rate: typed },
      error: { rate: [sentence] },
    })
    const { rerender } = render(dialog({ lastResult: combineRefusals(INQUIRY_MESSAGES.aboveListed, '1,800.50') }))
    const box = screen.getByRole('checkbox', { name: 'Yes, I offer $1,800.50' })
    expect(box).toMatchObject({ name: 'confirmed', value: '180050', checked: false })
    fireEvent.click(box)
    rerender(dialog({ lastResult: combineRefusals(INQUIRY_MESSAGES.aboveListed, '1900') }))
    expect(screen.getByRole('checkbox', { name: /^Yes/ })).toMatchObject({ value: '190000', checked: false })
    rerender(dialog({ lastResult: combineRefusals(INQUIRY_MESSAGES.slip, '19000') }))
    expect(screen.queryByRole('checkbox', { name: /^Yes/ })).toBeNull()
  })

  it('shows why inquiring is not possible, with a link back', () => {
    render(dialog({ refusal: INQUIRY_MESSAGES.listingGone }))
    expect(screen.getByText(INQUIRY_MESSAGES.listingGone)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
      '/projects/p1/list?vehicle=ford#card-c1',
    )
  })
})
