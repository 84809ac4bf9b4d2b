import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { SelectField } from '~/components/ui/form/choice-fields'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { PhoneFold } from '~/components/ui/phone-fold'
import { type SearchPage, searchSummary } from '~/models/search/search-page'
import { CITIES } from '~/models/trade/vocabulary/vehicles'
import { Suggestions } from './suggestions/suggestions'

/** The id of the first day's field, which "Change dates" links to. */
export const FIRST_DAY = 'from'
const LAST_DAY = 'to'
const WORDS = 'q'
/** Longer than what is searched for, so that the page can say that the text was cut. */
const MAX_TYPED_LENGTH = 1000

type SearchBarProps = Pick<SearchPage, 'query' | 'today' | 'lastDay'>

/** Vehicle, city and dates, in one row on wide screens. The keys reset the fields whenever the address changes. */
export function SearchBar({ query, today, lastDay }: SearchBarProps) {
  return (
    <PhoneFold icon="search" text={searchSummary(query, today)}>
      <Fields {...{ query, today, lastDay }} />
    </PhoneFold>
  )
}

function Fields({ query, today, lastDay }: SearchBarProps) {
  const { text, city, booking } = query
  return (
    <div className="sheet grid gap-3 p-3 md:grid-cols-[1fr_1fr_auto] md:items-end xl:grid-cols-[minmax(0,1fr)_11.5rem_20rem_auto]">
      <div className="relative">
        <TextField
          key={`text ${text}`}
          id={WORDS}
          name="q"
          type="search"
          label={query.isFavorites ? 'Search your favorites' : 'Vehicle'}
          placeholder="Search by Vehicle Type, Era or Body"
          maxLength={MAX_TYPED_LENGTH}
          defaultValue={text}
        />
        <Suggestions field={WORDS} key={`suggestions ${text}`} />
      </div>
      <div className="grid gap-3 min-[22rem]:grid-cols-2 md:contents">
        <SelectField
          key={`city ${city}`}
          id="city"
          name="city"
          label="City"
          emptyLabel="Any city"
          choices={CITIES}
          defaultValue={city ?? ''}
          className="max-md:col-span-full md:max-xl:col-span-2"
        />
        <div className="max-md:col-span-full md:max-xl:col-span-2" key={`days ${booking?.from} ${booking?.to}`}>
          <SelectDates from={FIRST_DAY} to={LAST_DAY} />
          <div className="native-dates grid gap-3 min-[22rem]:grid-cols-2">
            <TextField
              id={FIRST_DAY}
              name="from"
              type="date"
              label="From"
              min={today}
              max={lastDay}
              defaultValue={booking?.from}
            />
            <TextField
              id={LAST_DAY}
              name="to"
              type="date"
              label="To"
              min={today}
              max={lastDay}
              defaultValue={booking?.to}
            />
          </div>
        </div>
      </div>
      <button type="submit" className={query.isFavorites ? BUTTON_CLASS.outline : BUTTON_CLASS.primary}>
        <Icon name="search" />
        Search
      </button>
    </div>
  )
}
