import { useCombobox } from './use-combobox'

/** The list of a combobox: what the typed text may mean, or recent searches while nothing is typed. */
export function SuggestionList({ field }: { field: string }) {
  const { list, listId, offers, active } = useCombobox(field)
  const isOpen = offers.length > 0
  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        hidden={!isOpen}
        className="menu-sheet absolute inset-x-0 top-full z-30 mt-1"
      >
        {offers.map(({ text, kind }, index) => (
          <div
            key={`${kind} ${text}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="offer"
          >
            <span className="truncate">{text}</span>
            <span className="text-sm text-quiet">{kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && (offers.length === 1 ? '1 suggestion' : `${offers.length} suggestions`)}
      </p>
    </>
  )
}
