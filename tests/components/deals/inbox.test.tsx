import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Answer } from '~/components/deals/inbox/answer'
import { InboxList } from '~/components/deals/inbox/inbox-list'
import { NoThread } from '~/components/deals/inbox/no-thread'
import { NoAnswer, Thread, type ThreadProps } from '~/components/deals/inbox/thread'
import { INBOX_TABS, threadBadge } from '~/models/deals/inbox'
import { inRoute } from '../in-route'

const COUNTS = { 'to-answer': 3, waiting: 2, agreed: 5, closed: 9 }
const HOUR = 3_600_000
const ROW = {
  id: 'i1',
  title: '1977 Chevrolet Caprice',
  picture: null,
  productionCompany: 'Red Clay Pictures',
  lastOffer: 96_000,
  isFirstOffer: false,
  dates: 'Dec 7 to Dec 11',
  when: '9:42 AM',
  state: 'toAnswer',
  badge: threadBadge('toAnswer', false),
  isTaken: false,
  millisecondsLeft: 30 * HOUR + 12 * 60_000,
} as const

describe('the list of inquiries', () => {
  it('has four linked tabs with their counts', () => {
    render(
      inRoute(
        <InboxList
          tab="waiting"
          rows={[]}
          counts={COUNTS}
          next={null}
          vehicle={null}
          project={null}
          search="?tab=waiting"
        />,
      ),
    )
    const tabs = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['To answer(3)', 'Waiting(2)', 'Agreed(5)', 'Closed'])
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(INBOX_TABS.map(({ value }) => `/owner?tab=${value}`))
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
  })

  it('shows the offer and the time left to answer of each inquiry', () => {
    const rows = [
      ROW,
      { ...ROW, id: 'i2', isFirstOffer: true },
      { ...ROW, id: 'i3', state: 'waiting' as const, badge: threadBadge('waiting', false) },
      { ...ROW, id: 'i4', isTaken: true, badge: threadBadge('toAnswer', true) },
    ]
    render(
      inRoute(
        <InboxList
          {...{ rows, vehicle: { id: 'v1', title: '' }, project: null }}
          tab="to-answer"
          counts={COUNTS}
          next="i3"
          search=""
          openId="i1"
        />,
      ),
    )
    const [first, second, third, fourth] = screen.getAllByRole('listitem').slice(4)
    expect(first?.textContent).toContain('Red Clay Pictures: offer $960Dec 7 to Dec 11')
    expect(first?.textContent).not.toContain('Answer within')
    expect(second?.textContent).toContain('Red Clay Pictures: inquiry $960')
    expect(second?.textContent).toContain('Answer within 1d 6h 12m')
    expect(third?.textContent).toContain('Red Clay Pictures: your offer $960')
    expect(third?.textContent).toContain('Waiting for the crew')
    expect(fourth?.textContent).toMatch(/offer \$960.*Not Available$/)
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/owner/inquiries/i1')
    expect(screen.getByRole('link', { name: 'Show more inquiries' }).getAttribute('href')).toBe(
      '/owner?tab=to-answer&after=i3&vehicle=v1',
    )
  })

  it.each([
    [
      'to-answer',
      'Nothing to answer.',
      'When a crew inquires about one of your vehicles, it shows up here and we email you.',
    ],
    ['waiting', 'Not waiting for anyone.', 'Counteroffers you sent show up here until the crew answers.'],
    ['agreed', 'Nothing agreed yet.', 'Agreed rates show up here until the vehicle is booked and returned.'],
    ['closed', 'Nothing closed yet.', 'Declined and expired inquiries show up here.'],
  ] as const)('explains %s when it is empty', (tab, title, hint) => {
    render(
      inRoute(<InboxList tab={tab} rows={[]} counts={COUNTS} next={null} vehicle={null} project={null} search="" />),
    )
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText(hint)).toBeTruthy()
  })
})

describe('beside the list without an open inquiry', () => {
  const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

  it('asks to choose one', () => {
    render(inRoute(<NoThread first="i1" toAnswer={3} />))
    expect(screen.getByText('No inquiry selected.')).toBeTruthy()
  })

  it('leads from an empty tab to the inquiries that wait for an answer', () => {
    render(inRoute(<NoThread first={undefined} toAnswer={1} />))
    expect(screen.getByText('1 inquiry waits for your answer.')).toBeTruthy()
    expect(hrefs()).toEqual(['/owner?tab=to-answer'])
  })

  it('leads to vehicles and calendar if none waits', () => {
    render(inRoute(<NoThread first={undefined} toAnswer={0} />))
    expect(screen.getByText('You have answered everything.')).toBeTruthy()
    expect(hrefs()).toEqual(['/owner/vehicles', '/owner/calendar'])
  })
})

const ENTRY = { isOwn: false, who: 'Red Clay Pictures', what: '', tone: null, amount: null, text: [], behalf: null }
const OWN = { isOwn: true, who: 'You', behalf: 'Pru Delacroix of Backlot, on behalf of the owner: by phone' }

const THREAD = {
  title: '1977 Chevrolet Caprice',
  picture: null,
  productionCompany: 'Red Clay Pictures',
  projectTitle: 'Chrome Summer',
  askedBy: null,
  facts: [{ label: 'Dates', value: 'Dec 7 to Dec 11' }],
  days: 5,
  listed: 112_500,
  lastOffer: 96_000,
  timeline: [
    { ...ENTRY, id: 'offer-1', what: 'Inquiry for Dec 7 to Dec 11', when: 'Dec 1, 4:10 PM', amount: 91_000 },
    { ...ENTRY, id: 'offer-2', what: 'Offer', when: 'Dec 2, 8:55 AM', amount: 102_000, ...OWN },
    {
      ...ENTRY,
      id: 'm1',
      when: 'today, 9:42 AM',
      text: [{ text: 'See ' }, { text: 'https://a.example', href: 'https://a.example/' }],
    },
  ],
  state: 'toAnswer',
  badge: threadBadge('toAnswer', false),
  inTheWay: null,
  owner: null,
  ownerPhone: null,
  millisecondsLeft: 30 * HOUR,
  backTo: '/owner?tab=waiting',
} satisfies Omit<ThreadProps, 'children'>

const ANSWERED = {
  ...{ id: 'i1', round: 3, lastOffer: 96_000, days: 5, productionCompany: 'Red Clay Pictures' },
  ...{ inTheWay: null, lastResult: undefined, search: '?tab=waiting' },
  templates: [{ id: 't1', name: 'Booked', text: 'It is booked.' }],
}
const controls = () =>
  [...document.querySelectorAll('button, input:not([type=hidden]), a')].map((control) => control.textContent)

describe('a thread', () => {
  it('lists the offers and messages, oldest first, and the figures of the last offer', () => {
    render(inRoute(<Thread {...THREAD}>answer</Thread>))
    const list = screen.getByRole('list', { name: 'Offers and messages, oldest first' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual([
      'Red Clay Pictures, Dec 1, 4:10 PMInquiry for Dec 7 to Dec 11$910 total, before tax',
      'You, Dec 2, 8:55 AMOffer$1,020 total, before taxPru Delacroix of Backlot, on behalf of the owner: by phone',
      'Red Clay Pictures, today, 9:42 AMSee https://a.example',
    ])
    expect(within(list).getByRole('link').getAttribute('rel')).toContain('nofollow')
    const figure = (label: string) => screen.getAllByText(label).at(-1)?.nextElementSibling?.textContent
    expect(figure('Listed, 5 days')).toBe('$1,125')
    expect(figure('Offer')).toBe('$960 ($192 a day, 85% of listed)')
    expect(screen.getByText('1d 6h 0m')).toBeTruthy()
  })

  it('can be accepted, declined or countered, in this order', () => {
    render(inRoute(<Answer {...ANSWERED} />, '/owner/inquiries/i1?tab=waiting'))
    expect(controls()).toEqual(['Accept $960', 'Decline', '', 'Booked', 'Edit', 'Send counteroffer'])
    const accept = screen.getByRole('button', { name: 'Accept $960' }).closest('form')
    expect(accept?.getAttribute('action')).toBe('/owner/inquiries/i1/acceptance?tab=waiting')
    expect([...new FormData(accept ?? undefined)]).toEqual([['round', '3']])
    const counter = screen.getByRole('textbox', { name: 'Your counteroffer for 5 days, before tax' }).closest('form')
    expect(counter?.getAttribute('action')).toBe('/owner/inquiries/i1/negotiation?tab=waiting')
  })

  it('about days that are already booked names them and can only be declined', () => {
    const inTheWay =
      'Some of these days are already booked. Taken: Dec 8, 2026. The nearest free days are Dec 9, 2026 to Dec 13, 2026.'
    const thread = (
      <Thread {...THREAD} badge={threadBadge('toAnswer', true)} inTheWay={inTheWay}>
        <Answer {...ANSWERED} inTheWay={inTheWay} />
      </Thread>
    )
    render(inRoute(thread, '/owner/inquiries/i1'))
    expect(screen.getByText('Not Available')).toBeTruthy()
    expect(screen.getByText(inTheWay)).toBeTruthy()
    expect(controls().slice(-1)).toEqual(['Decline'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['waiting', 'You offered $960. Waiting for the crew.'],
    ['agreed', 'Agreed at $960. Your days are held once the crew books the vehicle.'],
    ['timeIsUp', "Time's up! The crew can send a new inquiry."],
  ] as const)('that is %s has a sentence instead of buttons', (state, sentence) => {
    render(inRoute(<NoAnswer state={state} lastOffer={96_000} />))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
