import type { RefObject } from 'react'

interface OfferListProps {
  /** From `useCombobox`. */
  combobox: {
    list: RefObject<HTMLDivElement>
    listId: string
    offers: readonly { text: string; kind: string; to?: string }[]
    active: number
  }
  label: string
  /** What screen readers announce when there are options, or none. */
  status: string | false
  className: string
}

/** The list of a combobox, with the type of each option. */
export function OfferList({ combobox: { list, listId, offers, active }, label, status, className }: OfferListProps) {
  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        hidden={offers.length === 0}
        className={className}
      >
        {offers.map(({ text, kind, to = '' }, index) => (
          <div
            key={`${kind} ${text} ${to}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="offer"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="text-sm text-quiet">{kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}
