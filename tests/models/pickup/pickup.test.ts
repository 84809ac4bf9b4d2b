import { describe, expect, test } from 'vitest'
import { mapDeviceOf } from '~/models/pickup/map-links'
import { ArrivalForm } from '~/models/pickup/pickup-form'
import { HOURS, MINUTES } from '~/models/pickup/pickup-messages'
import { arrivalText } from '~/models/trade/format/text'

test('offers hours from 0 to 23 and minutes in steps of five', () => {
  expect(HOURS.map(({ value }) => value)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect(MINUTES.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
})

describe('the time until arrival', () => {
  test.each([
    [{ hours: '', mins: '0' }, 'Hours is required'],
    [{ mins: '5' }, 'Hours is required'],
    [{ hours: '24', mins: '0' }, 'Hours is required'],
    [{ hours: '1', mins: '7' }, 'Please choose the minutes.'],
  ])('%j is refused: %s', (form, sentence) => {
    expect(ArrivalForm.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })

  test('the minutes are optional', () => {
    expect(ArrivalForm.parse({ hours: '2' })).toEqual({ hours: 2, mins: 0 })
  })

  test.each([
    [0, 'has arrived'],
    [5, 'arrives in 5 minutes'],
    [60, 'arrives in 1 hour'],
    [80, 'arrives in 1 hour 20 minutes'],
    [1435, 'arrives in 23 hours 55 minutes'],
  ])('%i minutes: %s', (minutes, text) => expect(arrivalText(minutes)).toBe(text))
})

test.each([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148'],
  ['ios', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1.2 Mobile/15E148'],
  [
    'ios',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari',
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile'],
  ['android', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['android', ''],
] as const)('opens the %s map for %s', (device, agent) => {
  expect(mapDeviceOf(agent)).toBe(device)
})
