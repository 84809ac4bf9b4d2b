import { expect, test } from 'vitest'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { visibleProblems } from '~/server/http/form/read-form.server'

test.each([
  ['beside its field', { rate: ['Rate is required'] }, { rate: ['Rate is required'] }, []],
  ['of the form', { '': ['Too late.'] }, {}, ['Too late.']],
  ['of the form, where its field is filled in by the page', { attempt: [PAGE_OUTDATED] }, {}, [PAGE_OUTDATED]],
  [
    'beside what somebody sees and of the form for what nobody does',
    { rate: ['Rate is required'], attempt: [PAGE_OUTDATED], 'usage[1]': [PAGE_OUTDATED] },
    { rate: ['Rate is required'] },
    [PAGE_OUTDATED],
  ],
  ['at all, whatever was wrong', { rate: null, usage: [] }, {}, [PAGE_OUTDATED]],
])('a problem is said %s', (_where, errors, fieldErrors, formErrors) => {
  expect(visibleProblems(errors)).toEqual({ fieldErrors, formErrors })
})
