import type { SubmissionResult } from '@conform-to/react'
import { makesOf, modelsOf } from '~/models/fleet/glossary/glossary'
import { isYear } from '~/models/fleet/listing/listing-choices'

/** Makes of a year and models of a make, for fields rendered without script. */
export function suggestedModels(year: number, make: string) {
  return { makes: makesOf(year), models: modelsOf(year, make) }
}

/** Clears make and model of a refused form whose year is not four digits, as script does in the browser. */
export function clearModel<Form extends { reply: () => SubmissionResult }>(form: Form): Form {
  return {
    ...form,
    reply: () => {
      const reply = form.reply()
      const { year } = reply.initialValue ?? {}
      return isYear(String(year ?? ''))
        ? reply
        : { ...reply, initialValue: { ...reply.initialValue, make: '', model: '' } }
    },
  }
}
