import { expect, test } from 'vitest'
import { deskInquiriesAddress, deskInquiryTabs, isLastDay } from '~/models/provider/desk-inquiries'

const CHOICE = { search: 'walt', tab: 'owner', after: 'x' } as const

test("the staff's inquiries keep search and tab on the next page, and the search in every tab", () => {
  expect(deskInquiriesAddress(CHOICE, { after: 'y' })).toBe('/provider/inquiries?search=walt&tab=owner&after=y')
  expect(deskInquiriesAddress(CHOICE, { search: '' })).toBe('/provider/inquiries?tab=owner')
  expect(deskInquiryTabs(CHOICE, { owner: 2, renter: 1 })).toEqual([
    { label: 'Waiting for the owner', count: 2, to: '/provider/inquiries?search=walt&tab=owner', isCurrent: true },
    { label: 'Waiting for the crew', count: 1, to: '/provider/inquiries?search=walt&tab=renter', isCurrent: false },
  ])
})

test('an inquiry is urgent in its last day', () => {
  expect([isLastDay(24 * 3_600_000 - 1), isLastDay(24 * 3_600_000)]).toEqual([true, false])
})
