import { Fragment } from 'react'

interface DaysProps {
  words: string
  /** '5 days', where it is said besides. */
  count?: string
}

/** Days in words, 'Dec 7, 2026 to Dec 11, 2026': where they need two lines, no date is torn apart. */
export function Days({ words, count }: DaysProps) {
  return (
    <>
      {words.split(' to ').map((day, place) => (
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
