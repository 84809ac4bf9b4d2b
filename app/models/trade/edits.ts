/** Revision of a row that was never edited; every save that changes something adds one. */
export const FIRST_REVISION = 1

/** Lower than every revision, so that every stored row counts as newer. */
export const NO_REVISION = 0

/** An edit as submitted: the fields of the form, and what it was based on. */
export type Edit<Fields> = {
  /** The fields on the form. Others stay as they are. */
  sent: Partial<Fields>
  /** The revision that the form was based on; null if it has none, `NO_REVISION` if it cannot be parsed. */
  revision: number | null
  /** The initial values of the form, as far as it sent them. */
  loaded: Partial<Fields>
}

/** The stored fields and their revision. */
export type CurrentRow<Fields> = { fields: Fields; revision: number }

/**
 * Merges an edit: returns the fields to write, and the clashes, which are fields that both sides have changed to
 * different values. Fields that the sender did not change are never written, so that other people's changes to them
 * stay. With clashes nothing may be written until the sender has seen them. An edit without a revision overwrites
 * whatever is stored; only fields with a sent initial value can clash.
 */
export function mergeEdit<Fields extends object>(
  { sent, revision, loaded }: Edit<Fields>,
  current: CurrentRow<Fields>,
) {
  const { fields } = current
  const base = baseOf({ revision, loaded }, current)
  const changes: Partial<Fields> = {}
  const clashes: Extract<keyof Fields, string>[] = []
  for (const name in fields) {
    const isSent = name in sent && !isSame(sent[name], fields[name]) && !isSame(sent[name], base[name])
    if (!isSent) continue
    if (isSame(base[name], fields[name])) changes[name] = sent[name]
    else clashes.push(name)
  }
  return { changes, clashes }
}

function baseOf<Fields extends object>(
  { revision, loaded }: Omit<Edit<Fields>, 'sent'>,
  current: CurrentRow<Fields>,
): Partial<Fields> {
  if (revision === null) return { ...current.fields, ...loaded }
  return revision === current.revision ? current.fields : loaded
}

/** A form field: a text, or the chosen values of a checkbox group. */
type Typed = string | string[]

/** How to show a form again after a clash, besides what was typed into it. */
export type Conflict = {
  /** Fields to reset to their stored values, by name: those the sender did not change, and the two hidden fields. */
  shown: Record<string, Typed>
  /** For each field that both have changed: its stored value. */
  problems: Record<string, string[]>
}

/** The form after a clash: based on the stored values, with the sender's changes still in it. */
export function toConflict<Fields extends Record<string, Typed>>(
  { changes, clashes }: ReturnType<typeof mergeEdit<Fields>>,
  current: CurrentRow<Fields>,
): Conflict {
  const typed = new Set<string>([...Object.keys(changes), ...clashes])
  const left = Object.entries(current.fields).filter(([name]) => !typed.has(name))
  return {
    shown: { ...Object.fromEntries(left), ...editBaseOf(current) },
    problems: Object.fromEntries(clashes.map((name) => [name, [standsNow(current.fields[name])]])),
  }
}

function standsNow(typed: Typed = ''): string {
  const text = [typed].flat().join(', ')
  return text ? `It now says “${text}”.` : 'It is now empty.'
}

/** The two hidden fields that say what a form is based on. */
export function editBaseOf({ fields, revision }: CurrentRow<Record<string, Typed>>) {
  return { revision: String(revision), loaded: JSON.stringify(fields) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
