import { useSubmit } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { useArrival } from '~/components/ui/use-arrival'
import { RESULTS } from '~/models/trade/addresses/search-query'

/**
 * With script a filter acts as it is chosen, in the same entry of the history. Its field keeps the focus: fields are not
 * drawn anew but told what the new address says, all but the one that somebody is in. Draws nothing.
 */
export function FiltersAtOnce({ form }: { form: RefObject<HTMLFormElement> }) {
  const submit = useSubmit()
  useArrival(() => filtersOf(form.current).forEach(takeDefault))
  useEffect(() => {
    const act = (field: HTMLInputElement) => {
      submit(form.current, { replace: true, preventScrollReset: true })
      const results = document.getElementById(RESULTS)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
      if (form.current?.getAttribute('action') !== window.location.pathname) focusAgain(field)
    }
    const actOnFilters = ({ target }: Event) => {
      const field = filtersOf(form.current).find((each) => each === target)
      if (field) act(field)
    }
    // the change that mounted this component; a field that is still typed in has not changed yet
    const early = filtersOf(form.current).find((field) => field.checked !== field.defaultChecked)
    if (early) act(early)
    document.addEventListener('change', actOnFilters)
    return () => document.removeEventListener('change', actOnFilters)
  }, [form, submit])
  return null
}

/** The fields of a form that stand elsewhere on the page: those of the panel. */
function filtersOf(form: HTMLFormElement | null): HTMLInputElement[] {
  const fields = Array.from(form?.elements ?? [])
  return fields.filter((field) => field instanceof HTMLInputElement).filter((field) => !form?.contains(field))
}

/** The first search of all leads from the page at home to the page of results, whose fields are others. */
function focusAgain(left: HTMLInputElement) {
  const { name, id, value } = left
  const observer = new MutationObserver(() => {
    if (left.isConnected) return
    const fields = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
    fields.find((field) => (id ? field.id === id : field.value === value))?.focus({ preventScroll: true })
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function takeDefault(field: HTMLInputElement) {
  if (field === document.activeElement) return
  if (field.value !== field.defaultValue) field.value = field.defaultValue
  field.checked = field.defaultChecked
}
