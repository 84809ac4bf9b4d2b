import { lazy, memo, Suspense } from 'react'
import type { DateFieldProps } from './date-field'

/** If its code fails to load, the native fields stay. */
const DateField = lazy(() => import('./date-field').catch(() => ({ default: Nothing })))
const Nothing = () => null

/**
 * One field in place of two native date fields, with script. Memoized, because React reports an error if a form updates
 * this boundary before it is hydrated.
 */
export const SelectDates = memo((props: DateFieldProps) => (
  <Suspense>
    <DateField {...props} />
  </Suspense>
))
