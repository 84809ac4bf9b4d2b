import { Fragment } from 'react'

/** Days in words, 'Dec 7, 2026 to Dec 11, 2026': where they need two lines, no date is torn apart. */
export function Days({ words }: { words: string }) {
  return words.split(' to ').map((day, place) => (
    <Fragment key={day}>
      {place > 0 && ' to '}
      <span className="whitespace-nowrap">{day}</span>
    </Fragment>
  ))
}
