import { z } from 'zod'
import { MAX_NAME_LENGTH } from '~/models/trade/constants'
import type { Edit } from '~/models/trade/edits'
import { optionalDay, optionalLine } from '~/models/trade/fields/form-fields'

/** Optional details of the two files. */
export const DocumentsForm = z.object({
  number: optionalLine(MAX_NAME_LENGTH),
  insurer: optionalLine(),
  limits: optionalLine(),
  expiresOn: optionalDay(),
  shared: z
    .literal('on')
    .optional()
    .catch(undefined)
    .transform((ticked) => ticked === 'on'),
  loaded: z.string().optional().catch(undefined).transform(readLoaded),
})

/** The field values of the file details; `shared` is 'on' if checked. */
export type DocumentFields = Record<'number' | 'insurer' | 'limits' | 'expiresOn' | 'shared', string>

/** `loaded`: the values that the form started with, if it sent them. */
export type DocumentDetails = Omit<z.output<typeof DocumentsForm>, 'loaded'> & { loaded?: Partial<DocumentFields> }

/** The form as an edit of the stored values. */
export function documentEdit({ loaded = {}, shared, ...texts }: DocumentDetails): Edit<DocumentFields> {
  return { sent: { ...texts, shared: shared ? 'on' : '' }, revision: null, loaded }
}

const Loaded = z
  .object({ number: z.string(), insurer: z.string(), limits: z.string(), expiresOn: z.string(), shared: z.string() })
  .partial()

function readLoaded(text = ''): Partial<DocumentFields> {
  try {
    return Loaded.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
