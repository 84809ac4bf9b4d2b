import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { IMPORT_COLUMNS } from './import-columns'
import { type Mapping, mappingProblems } from './mapping'

/** For each field the zero-based column index in the file; empty fields are not mapped. */
export const MappingForm = z.looseObject({}).transform((form, refusal): Mapping => {
  const mapping: Mapping = {}
  for (const { field } of IMPORT_COLUMNS) {
    const place = form[field]
    if (typeof place === 'string' && /^\d{1,3}$/.test(place)) mapping[field] = Number(place)
  }
  for (const [field, message] of Object.entries(mappingProblems(mapping))) {
    refusal.addIssue({ code: 'custom', message, path: [field] })
  }
  return mapping
})

/** Confirms an import as checked; the checkbox lists its vehicles as soon as they are complete. */
export const ConfirmImportForm = z.object({
  seen: z.string({ error: PAGE_OUTDATED }).max(40, PAGE_OUTDATED),
  listWhenComplete: z
    .string()
    .optional()
    .transform((text) => text === 'on'),
})
