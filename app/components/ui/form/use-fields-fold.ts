import { type SyntheticEvent, useState } from 'react'
import { type FieldState, hasProblem } from './field-state'

/** The props of a `details` with optional fields, which is open once they are opened or invalid, or filled. */
export function useFieldsFold(fields: readonly FieldState[], { isOpenIfFilled = true } = {}) {
  const isWrong = fields.some(hasProblem)
  const [isOpen, setOpen] = useState(isWrong || (isOpenIfFilled && fields.some(isFilled)))
  const [wasWrong, setWasWrong] = useState(isWrong)
  // opens with a new problem, and stays open while it is corrected
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setOpen(true)
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  }
}

const isFilled = ({ defaultValue, defaultValues }: FieldState) =>
  Boolean(defaultValue) || Boolean(defaultValues?.some(Boolean))
