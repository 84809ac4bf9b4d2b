import { Fragment } from 'react'

interface DaysProps {
  text: string
  /** '5 days', to be shown as well. */
  count?: string
}

/** A date range as text, 'Dec 7, 2026 to Dec 11, 2026'; wraps only between the dates. */
export function Days({ text, count }: DaysProps) {
  return (
    <>
      {text.split(' to ').map((day, place) => (
        <Fragment key={day}>
          {place > 0 && ' to '}
          <span className="whitespace-nowrap">{day}</span>
        </Fragment>
      ))}
      {count && (
        <>
          , <span className="whitespace-nowrap">{count}</span>
        </>
      )}
    </>
  )
}
