import { useEffect, useId, useRef, useState } from 'react'
import { fetchSuggestions, type Offer } from './fetch-suggestions'
import { addRecentSearch, recentSearches } from './recent-searches'

const DEBOUNCE_MS = 120
const CLOSED: { offers: Offer[]; active: number } = { offers: [], active: -1 }

/** Makes the text field with this id a combobox of suggestions. */
export function useCombobox(fieldId: string) {
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [{ offers, active }, setOpen] = useState(CLOSED)
  const state = useRef(CLOSED)
  state.current = { offers, active }

  useEffect(() => {
    const input = document.getElementById(fieldId)
    if (!(input instanceof HTMLInputElement)) return
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = new AbortController()

    const show = (shown: Offer[]) => setOpen({ offers: shown, active: -1 })
    const activate = (at: number) => setOpen((open) => ({ ...open, active: at }))
    const suggest = () => {
      clearTimeout(timer)
      asked.abort()
      const text = input.value.trim()
      if (text === '') return show(recentSearches().map((each) => ({ text: each, kind: 'Recent' })))
      asked = new AbortController()
      timer = setTimeout(async () => {
        const found = await fetchSuggestions(text, asked.signal)
        if (found && document.activeElement === input) show(found)
      }, DEBOUNCE_MS)
    }
    const choose = ({ text }: Offer) => {
      input.value = text
      input.form?.requestSubmit()
    }
    const close = () => {
      clearTimeout(timer)
      asked.abort()
      show([])
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { offers: open, active: at } = state.current
      const chosen = open[at]
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open.length === 0) suggest()
      else if (event.key === 'ArrowDown') activate(at + 1 < open.length ? at + 1 : 0)
      else if (event.key === 'ArrowUp') activate(at > 0 ? at - 1 : open.length - 1)
      else if (event.key === 'Escape' && open.length > 0) close()
      else if (event.key === 'Enter' && chosen) choose(chosen)
      else return
      event.preventDefault()
    }
    const onClick = ({ target }: MouseEvent) => {
      const option = target instanceof Element && target.closest('[role=option]')
      const offer = option && state.current.offers[Array.from(option.parentElement?.children ?? []).indexOf(option)]
      if (offer) choose(offer)
    }
    const onSubmit = () => {
      close()
      addRecentSearch(input.value)
    }
    for (const [name, value] of Object.entries(ROLES)) input.setAttribute(name, value)
    input.addEventListener('input', suggest, { signal })
    input.addEventListener('focus', () => input.value === '' && suggest(), { signal })
    input.addEventListener('blur', close, { signal })
    input.addEventListener('keydown', onKeyDown, { signal })
    input.form?.addEventListener('submit', onSubmit, { signal })
    // the field keeps the focus, so that the list stays open until the click
    list.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    list.current?.addEventListener('click', onClick, { signal })
    return () => {
      stop.abort()
      close()
    }
  }, [fieldId])

  useEffect(() => {
    const input = document.getElementById(fieldId)
    input?.setAttribute('aria-controls', listId)
    input?.setAttribute('aria-expanded', String(offers.length > 0))
    if (active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else input?.removeAttribute('aria-activedescendant')
  }, [fieldId, listId, offers, active])

  return { list, listId, offers, active }
}

const ROLES = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off' }
