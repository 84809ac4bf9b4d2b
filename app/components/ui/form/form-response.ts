import type { SubmissionResult } from '@conform-to/react'
import { useLocation, useRouteLoaderData } from '@remix-run/react'

type RememberedForm = { action: string; fields: [string, string][] }

/**
 * The initial state of a form: the response to the last post, or what was typed before a log-in interrupted. Pass the
 * form's action if it posts to another address than its page.
 */
export function useFormResponse(
  actionData: SubmissionResult | undefined,
  action?: string,
): SubmissionResult | undefined {
  const { pathname } = useLocation()
  const remembered = useRouteLoaderData<{ rememberedForm: RememberedForm | null }>('root')?.rememberedForm
  if (actionData) return actionData
  return remembered && remembered.action === (action ?? pathname) ? asTyped(remembered.fields) : undefined
}

function asTyped(fields: RememberedForm['fields']): SubmissionResult {
  const initialValue: Record<string, string | string[]> = {}
  for (const [name, value] of fields) {
    const before = initialValue[name]
    initialValue[name] = before === undefined ? value : [before, value].flat()
  }
  return { initialValue, fields: Object.keys(initialValue) }
}
