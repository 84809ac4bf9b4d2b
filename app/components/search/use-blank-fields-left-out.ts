import { useEffect, useRef } from 'react'

/** With script, a form says in its address only what is asked for. Without it the address also names empty fields. */
export function useBlankFieldsLeftOut() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const leaveOut = ({ formData }: FormDataEvent) => {
      for (const name of new Set(formData.keys())) if (formData.getAll(name).join('') === '') formData.delete(name)
    }
    const here = form.current
    here?.addEventListener('formdata', leaveOut)
    return () => here?.removeEventListener('formdata', leaveOut)
  }, [])
  return form
}
