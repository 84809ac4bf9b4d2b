import { SWITCH } from '~/models/trade/fields/switched'
import { readFields } from './route.server'

/** What was typed in another form, if the button that switches from it to this one was pressed; else null. */
export async function readSwitched(request: Request): Promise<FormData | null> {
  const isWithoutFiles = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  if (!isWithoutFiles) return null
  const form = await readFields(request.clone())
  return form.has(SWITCH) ? form : null
}
