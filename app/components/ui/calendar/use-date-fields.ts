import { useEffect, useState } from 'react'
import type { Day } from '~/models/trade/days/day'

/**
 * The values of two native date fields, read again on every input and change of their attributes; null until script has
 * found them. They pass focus on to `standIn`, the button that replaces them.
 */
export function useDateFields(from: string, to: string, standIn: HTMLElement | null) {
  const [state, setState] = useState<DateFields | null>(null)
  useEffect(() => {
    const fields = fieldsOf(from, to)
    const read = () => setState((before) => unlessSame(before, readFields(fields)))
    const pass = () => standIn?.focus()
    read()
    const observer = new MutationObserver(read)
    for (const field of fields) {
      observer.observe(field, { attributeFilter: ['value', 'min', 'aria-invalid', 'aria-describedby'] })
      field.tabIndex = standIn ? -1 : 0
      field.addEventListener('input', read)
      field.addEventListener('focus', pass)
      if (field === document.activeElement) pass()
    }
    return () => {
      observer.disconnect()
      for (const field of fields) {
        field.removeEventListener('input', read)
        field.removeEventListener('focus', pass)
      }
    }
  })
  return state
}

type DateFields = ReturnType<typeof readFields>

const fieldsOf = (...ids: string[]) =>
  ids.map((id) => document.getElementById(id)).filter((field) => field instanceof HTMLInputElement)

const describers = (field: HTMLElement) => field.getAttribute('aria-describedby') ?? []

function readFields(fields: HTMLInputElement[]) {
  return {
    from: fields[0]?.value ?? '',
    to: fields[1]?.value ?? '',
    min: fields[0]?.min ?? '',
    isInvalid: fields.some((field) => field.getAttribute('aria-invalid') === 'true'),
    describedBy: fields.flatMap(describers).join(' ') || undefined,
  }
}

const unlessSame = (before: DateFields | null, now: DateFields) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now

export function dateField(id: string): HTMLInputElement {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${id}.`)
  return field
}

/** Sets the value and dispatches the events of typing, so that listeners react. */
export function fill(field: HTMLInputElement, day: Day) {
  field.value = day
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
