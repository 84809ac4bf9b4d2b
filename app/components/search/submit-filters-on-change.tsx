import { useSubmit } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { useOnNavigation } from '~/components/ui/menu'
import { RESULTS } from '~/models/trade/addresses/search-query'

/**
 * Submits the search when a filter changes, replacing the history entry. Fields are not remounted, so that the changed one
 * keeps focus; after the navigation all but the focused one are set to what the new address says. Renders nothing.
 */
export function SubmitFiltersOnChange({ form }: { form: RefObject<HTMLFormElement> }) {
  const submit = useSubmit()
  useOnNavigation(() => filtersOf(form.current).forEach(takeDefault))
  useEffect(() => {
    const submitChange = (field: HTMLInputElement) => {
      submit(form.current, { replace: true, preventScrollReset: true })
      const results = document.getElementById(RESULTS)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
      if (form.current?.getAttribute('action') !== window.location.pathname) restoreFocus(field)
    }
    const onChange = ({ target }: Event) => {
      const field = filtersOf(form.current).find((each) => each === target)
      if (field) submitChange(field)
    }
    // the change that mounted this component; a field that is still typed in has not changed yet
    const early = filtersOf(form.current).find((field) => field.checked !== field.defaultChecked)
    if (early) submitChange(early)
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [form, submit])
  return null
}

/** The fields associated with the form by `form=`: those of the filter panel. */
function filtersOf(form: HTMLFormElement | null): HTMLInputElement[] {
  const fields = Array.from(form?.elements ?? [])
  return fields.filter((field) => field instanceof HTMLInputElement).filter((field) => !form?.contains(field))
}

/** The first search leads from the home page to the results page, which has fields of its own. */
function restoreFocus(left: HTMLInputElement) {
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
