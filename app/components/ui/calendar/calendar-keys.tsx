interface CalendarKeysProps {
  taken: readonly object[]
  /** Days that are booked already by the viewer. */
  own?: readonly object[]
  /** On a page it explains all looks, whether or not there are such days. */
  isOnPage?: boolean
}

/** What the looks of the days mean. */
export function CalendarKeys({ taken, own = [], isOnPage = false }: CalendarKeysProps) {
  const keys = [
    { look: '', label: 'Available' },
    { look: 'is-past', label: 'Not bookable' },
    ...(isOnPage || taken.length > 0 ? [{ look: 'is-taken', label: 'Taken' }] : []),
    ...(own.length > 0 ? [{ look: 'is-own', label: 'Yours' }] : []),
    { look: 'is-end', label: isOnPage ? 'Your dates' : 'Chosen' },
  ]
  return (
    <ul className="calendar-keys" aria-label="Key">
      {keys.map(({ look, label }) => (
        <li key={label}>
          <span className={`day ${look}`} aria-hidden="true">
            8
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
