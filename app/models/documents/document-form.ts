import { z } from 'zod'
import { MAX_NAME_LENGTH } from '~/models/trade/constants'
import type { Edit } from '~/models/trade/edits'
import { optionalDay, optionalLine } from '~/models/trade/fields/form-fields'

/** What may be written beside the two files, none of it asked for. */
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

/** What is written beside the files, each as its field shows it; `shared` is 'on' where it is ticked. */
export type DocumentFields = Record<'number' | 'insurer' | 'limits' | 'expiresOn' | 'shared', string>

/** `loaded`: what the form showed before anybody typed, as far as it says so. */
export type DocumentDetails = Omit<z.output<typeof DocumentsForm>, 'loaded'> & { loaded?: Partial<DocumentFields> }

/** The form as an edit of what stands. */
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
