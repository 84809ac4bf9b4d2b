import { describe, expect, test } from 'vitest'
import { ArrivalForm } from '~/models/pickup/pickup-form'
import { HOURS, MINUTES } from '~/models/pickup/pickup-messages'
import { arrivalWords } from '~/models/trade/words/text'

test('hours are 0 to 23, minutes go by five', () => {
  expect(HOURS.map(({ value }) => value)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect(MINUTES.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
})

describe('in how long somebody is there', () => {
  test.each([
    [{ hours: '', mins: '0' }, 'Hours is required'],
    [{ mins: '5' }, 'Hours is required'],
    [{ hours: '24', mins: '0' }, 'Hours is required'],
    [{ hours: '1', mins: '7' }, 'Please choose the minutes.'],
  ])('%j is refused: %s', (form, sentence) => {
    expect(ArrivalForm.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })

  test('the minutes may be left out', () => {
    expect(ArrivalForm.parse({ hours: '2' })).toEqual({ hours: 2, mins: 0 })
  })

  test.each([
    [0, 'has arrived'],
    [5, 'arrives in 5 minutes'],
    [60, 'arrives in 1 hour'],
    [80, 'arrives in 1 hour 20 minutes'],
    [1435, 'arrives in 23 hours 55 minutes'],
  ])('%i minutes: %s', (minutes, words) => expect(arrivalWords(minutes)).toBe(words))
})
