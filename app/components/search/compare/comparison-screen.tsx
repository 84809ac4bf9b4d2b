import { Form, Link } from '@remix-run/react'
import { useEffect } from 'react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { Note } from '~/components/ui/feedback/note'
import { plainField } from '~/components/ui/form/field-state'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import { PhoneFold } from '~/components/ui/phone-fold'
import { PrintButton } from '~/components/ui/print-button'
import { type ComparisonPage, differencesText } from '~/models/search/comparison'
import { COMPARISON_MESSAGES } from '~/models/search/comparison-messages'
import { formatBooking } from '~/models/trade/days/day'
import { favoritePaths, searchPaths } from '~/models/trade/paths/search'
import { storeCompared } from './compared-storage'
import { comparePath } from './comparison-path'
import { ComparisonTable } from './comparison-table'

interface ComparisonScreenProps {
  page: ComparisonPage
  Add: AddButton
}

/** Vehicles beside each other, with a form for the days and the place used for prices and distances. */
export function ComparisonScreen({ page, Add }: ComparisonScreenProps) {
  const { vehicles, sections, notes, maySearch } = page
  const isComparison = vehicles.length > 1
  const ids = vehicles.map(({ id }) => id).join()
  // the search continues with these vehicles selected
  useEffect(() => {
    if (isComparison) storeCompared(ids.split(','))
  }, [isComparison, ids])
  const trail = maySearch
    ? { label: 'Search', to: searchPaths.search() }
    : { label: 'Favorites', to: favoritePaths.favorites() }
  return (
    <div className="page">
      <Breadcrumb trail={[trail]} current="Compare" />
      <PageTitle
        title="Compare vehicles"
        lead={isComparison ? differencesText(sections) : undefined}
        actions={isComparison && <PrintButton />}
      />
      {notes.length > 0 && (
        <Note tone="waiting" className="mt-5">
          {notes.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      {isComparison ? (
        <>
          <div className="my-4 md:my-5">
            <PhoneFold
              icon="calendar"
              text={conditionsOf(page)}
              isOpen={Object.values(page.problems).flat().length > 0}
            >
              <Conditions page={page} />
            </PhoneFold>
          </div>
          <ShownRows page={page} />
          <ComparisonTable page={page} Add={Add} />
        </>
      ) : (
        <TooFew page={page} />
      )}
    </div>
  )
}

/** 'Dec 7 to Dec 11, 90012', 'Any dates, any place'. */
const conditionsOf = ({ booking, near, today }: ComparisonPage) =>
  [booking ? formatBooking(booking, today) : 'Any dates', near || 'any place'].join(', ')

/** The days and the place used for prices, free days and distances. */
function Conditions({ page }: { page: ComparisonPage }) {
  const { vehicles, booking, near, today, lastDay, problems, isOnlyDifferent } = page
  const field = plainField({ values: { from: booking?.from, to: booking?.to, near }, errors: problems }, [
    'from',
    'to',
    'near',
  ])
  return (
    <Form
      aria-label="Your dates"
      className="sheet grid items-end gap-3 p-4 md:grid-cols-[minmax(0,26rem)_minmax(0,16rem)_auto] md:justify-start"
      key={`${booking?.from} ${booking?.to} ${near}`}
      preventScrollReset
    >
      {vehicles.map(({ id }) => (
        <input key={id} type="hidden" name="vehicle" value={id} />
      ))}
      {isOnlyDifferent && <input type="hidden" name="only" value="differences" />}
      <DateRange
        legend="Your dates"
        from={field('from')}
        to={field('to')}
        within={{ from: today, to: lastDay }}
        calendar={<SelectDates from="from" to="to" />}
      />
      <TextField {...field('near')} label="Distance from (optional)" placeholder="ZIP code or town" />
      <button type="submit" className={BUTTON_CLASS.outline}>
        Show
      </button>
    </Form>
  )
}

/** All rows, or only those that differ. */
function ShownRows({ page }: { page: ComparisonPage }) {
  const { isOnlyDifferent } = page
  const choices = [
    { label: 'All facts', isOnlyDifferent: false },
    { label: 'Only differences', isOnlyDifferent: true },
  ]
  return (
    <nav aria-label="Facts" className="mb-4 flex gap-x-5">
      {choices.map((choice) => (
        <Link
          key={choice.label}
          className="tab-link"
          to={comparePath(page, { isOnlyDifferent: choice.isOnlyDifferent })}
          aria-current={choice.isOnlyDifferent === isOnlyDifferent ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}

function TooFew({ page: { vehicles, maySearch } }: { page: ComparisonPage }) {
  const [only] = vehicles
  return (
    <EmptyState
      className="mt-6"
      title={only ? COMPARISON_MESSAGES.one : COMPARISON_MESSAGES.none}
      hint={
        <>
          {only && <>Chosen so far: {only.title}. </>}
          {COMPARISON_MESSAGES.howTo}
        </>
      }
      action={
        <>
          {maySearch && (
            <Link className={BUTTON_CLASS.primary} to={searchPaths.searchResults()}>
              Search vehicles
            </Link>
          )}
          <Link className={BUTTON_CLASS[maySearch ? 'outline' : 'primary']} to={favoritePaths.favorites()}>
            Show favorites
          </Link>
        </>
      }
    />
  )
}
