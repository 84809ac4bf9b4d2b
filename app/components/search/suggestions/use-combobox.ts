import { useEffect, useId, useRef, useState } from 'react'

const DEBOUNCE_MS = 120

/** The options of a combobox for the text in its field. */
export interface ComboboxSource<Offer> {
  /** Null if the signal was aborted: then later text has replaced this one. */
  find: (text: string, signal: AbortSignal) => Promise<Offer[] | null>
  /** Options while nothing is typed. */
  whenEmpty?: () => Offer[]
  choose: (offer: Offer, input: HTMLInputElement) => void
  onSubmit?: (text: string) => void
  /** The list is part of a dialog: its first line is active, it stays on blur, and Escape is left to the dialog. */
  isInDialog?: boolean
}

/** Makes the text field with this id a combobox. */
export function useCombobox<Offer>(fieldId: string, source: ComboboxSource<Offer>) {
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [{ offers, active, text }, setOpen] = useState<Shown<Offer>>(CLOSED)
  const state = useRef({ offers, active, source })
  state.current = { offers, active, source }

  useEffect(() => {
    const input = document.getElementById(fieldId)
    if (!(input instanceof HTMLInputElement)) return
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let controller = new AbortController()

    const show = (shown: Offer[], text = '') =>
      setOpen({ offers: shown, active: state.current.source.isInDialog && shown.length > 0 ? 0 : -1, text })
    const activate = (index: number) => setOpen((open) => ({ ...open, active: index }))
    const suggest = () => {
      clearTimeout(timer)
      controller.abort()
      const text = input.value.trim()
      if (text === '') return show(state.current.source.whenEmpty?.() ?? [])
      controller = new AbortController()
      timer = setTimeout(async () => {
        const found = await state.current.source.find(text, controller.signal)
        if (found && document.activeElement === input) show(found, text)
      }, DEBOUNCE_MS)
    }
    const choose = (offer: Offer) => state.current.source.choose(offer, input)
    const close = () => {
      clearTimeout(timer)
      controller.abort()
      show([])
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { offers: open, active: index } = state.current
      const chosen = open[index]
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open.length === 0) suggest()
      else if (event.key === 'ArrowDown') activate(index + 1 < open.length ? index + 1 : 0)
      else if (event.key === 'ArrowUp') activate(index > 0 ? index - 1 : open.length - 1)
      else if (event.key === 'Escape' && open.length > 0 && !state.current.source.isInDialog) close()
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
      state.current.source.onSubmit?.(input.value)
    }
    for (const [name, value] of Object.entries(ROLES)) input.setAttribute(name, value)
    input.addEventListener('input', suggest, { signal })
    input.addEventListener('focus', () => input.value === '' && suggest(), { signal })
    input.addEventListener('blur', () => state.current.source.isInDialog || close(), { signal })
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

  return { list, listId, offers, active, text }
}

/** `text`: the text that the options belong to. */
type Shown<Offer> = { offers: Offer[]; active: number; text: string }

const CLOSED = { offers: [], active: -1, text: '' }
const ROLES = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off' }
