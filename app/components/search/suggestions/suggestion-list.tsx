import { fetchSuggestions, type Offer } from './fetch-suggestions'
import { OfferList } from './offer-list'
import { addRecentSearch, recentSearches } from './recent-searches'
import { type ComboboxSource, useCombobox } from './use-combobox'

const SUGGESTIONS: ComboboxSource<Offer> = {
  find: fetchSuggestions,
  whenEmpty: () => recentSearches().map((text) => ({ text, kind: 'Recent' })),
  choose: ({ text }, input) => {
    input.value = text
    input.form?.requestSubmit()
  },
  onSubmit: addRecentSearch,
}

/** The list of a combobox: what the typed text may mean, or recent searches while nothing is typed. */
export function SuggestionList({ field }: { field: string }) {
  const combobox = useCombobox(field, SUGGESTIONS)
  const many = combobox.offers.length
  return (
    <OfferList
      combobox={combobox}
      label="Suggestions"
      status={many > 0 && (many === 1 ? '1 suggestion' : `${many} suggestions`)}
      className="menu-sheet absolute inset-x-0 top-full z-30 mt-1"
    />
  )
}
