import { type FormEvent, useState } from 'react'
import { type Quote, quoteOf, startingRate, type Typed } from '~/models/deals/inquiry-quote'
import type { Cents } from '~/models/trade/money'

/** The fields the money depends on, as the page was sent, then as somebody types; and the money. */
type Followed = { typed: Typed; quote: Quote | null; follow: (event: FormEvent<HTMLFormElement>) => void }

/** Where the days can be changed, a rate that nobody has typed goes along with them. */
export function useQuote(daily: Cents, initial: Typed): Followed {
  const [changed, setChanged] = useState<Typed | null>(null)
  const typed = changed ?? initial
  const quote = quoteOf(daily, typed)
  return { typed, quote, follow }

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget)
    const textOf = (name: keyof Typed) => String(form.get(name) ?? initial[name])
    const now = { from: textOf('from'), to: textOf('to'), rate: textOf('rate') }
    const field = currentTarget.elements.namedItem('rate')
    if ((now.from !== typed.from || now.to !== typed.to) && field instanceof HTMLInputElement) {
      now.rate = startingRate(quoteOf(daily, now), now.rate, quote?.listed)
      field.value = now.rate
    }
    setChanged(now)
  }
}
