import { SWITCH } from '~/models/trade/fields/switched'
import { readFields } from './route.server'

/** The fields of another form, if its button that leads to this one was pressed; else null. */
export async function readSwitched(request: Request): Promise<FormData | null> {
  const isWithoutFiles = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  if (!isWithoutFiles) return null
  const form = await readFields(request.clone())
  return form.has(SWITCH) ? form : null
}
