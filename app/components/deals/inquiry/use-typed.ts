import { type FormEvent, useState } from 'react'
import type { Typed } from '~/models/deals/inquiry-quote'

/** What stands in the fields the money depends on: as the page was sent, then as somebody types. */
export function useTyped(initial: Typed): [Typed, (event: FormEvent<HTMLFormElement>) => void] {
  const [typed, setTyped] = useState<Typed | null>(null)
  return [
    typed ?? initial,
    (event) => {
      const form = new FormData(event.currentTarget)
      const textOf = (name: keyof Typed) => String(form.get(name) ?? initial[name])
      setTyped({ from: textOf('from'), to: textOf('to'), rate: textOf('rate') })
    },
  ]
}
