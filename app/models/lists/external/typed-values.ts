import { EXTERNAL_FIELDS } from './external-fields'

type Typed = Record<string, string | string[]>

const FIELDS = ['title', ...EXTERNAL_FIELDS]

/**
 * What was typed in one of the two forms of an external vehicle, for the other one; without the fields that still say
 * what was loaded, so that the other form shows what others change meanwhile.
 */
export function typedInOther(sent: FormData): { initialValue: Typed } {
  const loaded = new Map(Object.entries(parsed(String(sent.get('loaded')))))
  const typed = FIELDS.filter((name) => sent.has(name)).map((name) => [name, sent.getAll(name).map(String)] as const)
  const changed = typed.filter(([name, texts]) => !loaded.has(name) || joined(texts) !== joined(loaded.get(name)))
  return { initialValue: inFields(changed) }
}

/** What was typed before the page was drawn, as texts and lists of texts; a hand-made request can contain anything. */
export function typedBefore(lastResult: { initialValue?: object | null } | undefined): Typed {
  const isText = (value: unknown) => typeof value === 'string'
  const entries = Object.entries(lastResult?.initialValue ?? {})
  return inFields(entries.map(([name, value]) => [name, [value].flat().filter(isText)] as const))
}

const inFields = (entries: (readonly [string, string[]])[]): Typed =>
  Object.fromEntries(entries.map(([name, texts]) => [name, texts.length > 1 ? texts : (texts[0] ?? '')]))

/** A hand-made request can contain anything. */
function parsed(loaded: string): object {
  try {
    return Object(JSON.parse(loaded))
  } catch {
    return {}
  }
}

const joined = (value: unknown) => [value].flat().filter(Boolean).join()
