import type { ReactNode } from 'react'
import type { FieldState } from '~/components/ui/form/field-state'
import { useFieldsFold } from '~/components/ui/form/use-fields-fold'
import { Icon } from '~/components/ui/icon'

interface FieldsFoldProps {
  title: ReactNode
  /** The fields inside. */
  fields: readonly FieldState[]
  children: ReactNode
}

/** Optional fields that are shown once they are opened or invalid; closed, it shows what they say. */
export function FieldsFold({ title, fields, children }: FieldsFoldProps) {
  const filled = fields
    .flatMap(({ defaultValue, defaultValues = [] }) =>
      defaultValues.length > 0 ? defaultValues : (defaultValue ?? ''),
    )
    .filter(Boolean)
  return (
    <details
      {...useFieldsFold(fields, { isOpenIfFilled: false })}
      className="border-t border-base-300 first:border-t-0"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold">
        <span className="max-w-2/3 shrink-0">{title}</span>
        <span className="ml-auto min-w-0 truncate text-sm font-normal text-quiet">
          {filled.length > 0 ? filled.join(' · ') : 'Optional'}
        </span>
        <Icon name="down" className="turns w-4!" />
      </summary>
      <div className="grid gap-4 pb-4 sm:gap-5">{children}</div>
    </details>
  )
}
