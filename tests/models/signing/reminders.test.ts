import { expect, test } from 'vitest'
import { signerReminderDue } from '~/models/signing/reminders'

const EVE = 'on the eve of the first day'

test.each([
  ['two days after it was sent', '2026-11-22', '2026-11-20', [], 'after 2 days'],
  ['only once', '2026-11-22', '2026-11-20', ['after 2 days'], null],
  ['on the day before the first day', '2026-12-06', '2026-12-05', [], EVE],
  ['not on the day before when it was sent that day', '2026-12-06', '2026-12-06', [], null],
  ['not again after a later reminder', '2026-12-06', '2026-11-20', [EVE], null],
])('a signer is reminded %s', (_, today, sentOn, done, reminder) => {
  expect(signerReminderDue({ today, sentOn, firstDay: '2026-12-07', done })).toBe(reminder)
})
