/** What was never edited is at its first revision; every save that changes something raises it by one. */
export const FIRST_REVISION = 1

/** Before every revision: whatever stands was written after it. */
export const NO_REVISION = 0

/** An edit as its form tells it: what was on the form, and from what the form was written. */
export type Edit<Fields> = {
  /** The fields that were on the form. What is not there stays as it is. */
  sent: Partial<Fields>
  /** The revision that the form was written from; null where it names none, and `NO_REVISION` where it cannot be read. */
  revision: number | null
  /** What the form showed before anybody typed, as far as it says so. */
  loaded: Partial<Fields>
}

/** What an edit meets: the fields now, and how often they were saved. */
export type CurrentRow<Fields> = { fields: Fields; revision: number }

/**
 * What an edit comes to: the fields to write, and the clashes, which both sides have changed since the form was written,
 * each to something else. A field that its sender left alone is never written, so that somebody else's change of it
 * stays. Where there are clashes nothing may be written before its sender has seen them. An edit that names no revision
 * tells what its fields are to be, whatever they are now: only what it says it was loaded with can clash.
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

/** A field of a form: a text, or the chosen ones of a group of checkboxes. */
type Typed = string | string[]

/** What a form that clashed is shown again with, beside what was typed into it. */
export type Conflict = {
  /** Fields that start from what stands now, by name: those its sender left alone, and the form's own two. */
  shown: Record<string, Typed>
  /** Beside each field that both have changed: what stands there now. */
  problems: Record<string, string[]>
}

/** The form after a clash: written from what stands now, with what its sender changed still in it. */
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

/** The two hidden fields by which a form says from what it was written. */
export function editBaseOf({ fields, revision }: CurrentRow<Record<string, Typed>>) {
  return { revision: String(revision), loaded: JSON.stringify(fields) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
