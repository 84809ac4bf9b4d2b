import { type ReactNode, useState } from 'react'
import { Accordion } from '~/components/ui/section'

export interface PartProps {
  title: string
  value: ReactNode
  isOpen: boolean
  children: ReactNode
}

/** Clearing its last filter leaves it open. */
export function Part({ isOpen, ...part }: PartProps) {
  const [wasOpen] = useState(isOpen)
  return <Accordion {...part} isOpen={wasOpen} />
}
