import { expect, test } from 'vitest'
import { RATE_LIMITS } from '~/models/trade/answers/rate-limits'
import * as constants from '~/models/trade/constants'

test('rates, days, lifetimes of codes and links, and sizes of pages are what the product promises', () => {
  expect(constants).toMatchObject({
    MONTH_DAYS: 30,
    DAYS_PAID_PER_WEEK: 3,
    DAYS_PAID_PER_MONTH: 9,
    FLOOR_PERCENT: 80,
    MAX_RATE_MULTIPLE: 10,
    MAX_RATE_CENTS: 1_000_000_000,
    MAX_BUDGET_CENTS: 10_000_000_000,
    QUOTE_DAYS: 14,
    MAX_BOOKING_DAYS: 365,
    MAX_MONTHS_AHEAD: 24,
    CHANGE_WINDOW_DAYS: 10,
    FREED_DAYS_NOTICE_DAYS: 14,
    DAYS_AHEAD: 7,
    PICKUP_NOTICE_DAYS: 2,
    OBJECTION_HOURS: 24,
    UNDO_MINUTES: 10,
    DEFAULT_DEADLINE_DAYS: 2,
    REMIND_SIGNER_DAYS: [2, 5],
    COI_REMINDER_DAYS: [14, 7, 1],
    CODE_DIGITS: 4,
    CODE_MINUTES: 10,
    CODE_ATTEMPTS: 5,
    CODE_REQUEST_MINUTES: 60,
    NEW_PASSWORD_MINUTES: 10,
    SETUP_LINK_DAYS: 7,
    SIGNING_LINK_DAYS: 60,
    PICKUP_LINK_DAYS: 800,
    MESSAGE_RETENTION_DAYS: 8,
    MAX_DELIVERY_ATTEMPTS: 12,
    UNUSED_UPLOAD_HOURS: 1,
    BACKUPS_TO_KEEP: 14,
    CODE_RETENTION_DAYS: 1,
    SESSION_RETENTION_DAYS: 30,
    SEARCH_PAGE_SIZE: 12,
    MAX_SEARCH_PAGES: 20,
    MIN_PRICE_FILTER: 1,
    MAX_PRICE_FILTER: 2000,
    VEHICLES_PER_LIST: 9,
    SINGLE_LIST_PAGE_SIZE: 24,
    MAX_LISTS_PER_PAGE: 16,
    MAX_INVITATIONS: 5,
    MAX_RECIPIENTS: 50,
  })
})

test('somebody may try so often: attempts and minutes from one address about one account, about it, and from one address', () => {
  const limits = Object.entries(RATE_LIMITS).map(([name, { here, subject, address, isGuess }]) => [
    name,
    ...here,
    ...subject,
    ...address,
    isGuess,
  ])
  expect(limits).toEqual([
    ['log-in', 10, 15, 100, 60, 100, 15, true],
    ['sign-up', 5, 180, 60, 1440, 30, 180, false],
    ['code-request', 5, 180, 60, 1440, 50, 180, false],
    ['code-try', 10, 180, 100, 1440, 100, 180, true],
    ['link-request', 5, 180, 60, 1440, 50, 180, false],
    ['invitation', 50, 60, 50, 60, 250, 60, false],
    ['pickup-link', 50, 60, 50, 60, 250, 60, false],
    ['arrival', 12, 60, 20, 60, 100, 60, false],
    ['inspection-photo', 200, 60, 300, 60, 1000, 60, false],
    ['vehicle-photo', 120, 60, 240, 60, 2000, 60, false],
    ['signing-visit', 10, 60, 60, 60, 100, 60, false],
    ['password-change', 10, 15, 100, 60, 100, 15, true],
  ])
})
