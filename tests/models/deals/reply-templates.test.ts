import { expect, test } from 'vitest'
import { problems } from '#tests/world/visits/form-posts'
import { answerTimeText } from '~/models/deals/timeline/answer-time'
import { chosenTemplate } from '~/models/deals/timeline/reply-templates'
import { ReplyTemplatesForm } from '~/models/deals/timeline/reply-templates-form'

const HOUR = 3600

test.each([
  [9, HOUR, ''],
  [10, 60, 'Usually answers within 1 hour.'],
  [10, 2 * HOUR + 1, 'Usually answers within 3 hours.'],
  [50, 48 * HOUR, 'Usually answers within 48 hours.'],
  [50, 48 * HOUR + 1, 'Usually answers within 3 days.'],
])('%i answers with a median of %i seconds: %s', (answers, medianSeconds, text) => {
  expect(answerTimeText({ answers, medianSeconds })).toBe(text)
})

test('reply templates have a name and a text, and empty ones are left out', () => {
  const filled = {
    seen: 'x',
    name1: ' Booked ',
    text1: 'It is\r\nbooked.',
    name2: '',
    text2: '',
    name4: 'Use',
    text4: 'No.',
  }
  expect(ReplyTemplatesForm.parse(filled).templates).toEqual([
    { name: 'Booked', text: 'It is\nbooked.' },
    { name: 'Use', text: 'No.' },
  ])
  expect(problems(ReplyTemplatesForm, { seen: 'x', name1: 'Booked', text2: 'No.', text3: 'x'.repeat(2001) })).toEqual({
    text1: ['Please enter the text.'],
    name2: ['Please enter a name.'],
    text3: ['Please use at most 2,000 characters. This text has 2,001.'],
  })
})

test('a template chosen by the query is taken out of it', () => {
  const template = { id: 't1', name: 'Booked', text: 'It is booked.' }
  expect(chosenTemplate('?tab=waiting&template=t1', [template])).toEqual({ template, search: '?tab=waiting' })
  expect(chosenTemplate('?template=t2', [template])).toEqual({ template: null, search: '' })
})
