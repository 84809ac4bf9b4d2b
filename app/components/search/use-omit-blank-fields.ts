import { useEffect, useRef } from 'react'

/** Leaves empty fields out of the query of a GET form. Without script the address names them too. */
export function useOmitBlankFields() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const omitBlank = ({ formData }: FormDataEvent) => {
      for (const name of new Set(formData.keys())) if (formData.getAll(name).join('') === '') formData.delete(name)
    }
    const element = form.current
    element?.addEventListener('formdata', omitBlank)
    return () => element?.removeEventListener('formdata', omitBlank)
  }, [])
  return form
}
