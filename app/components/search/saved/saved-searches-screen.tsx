import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Removed } from '~/components/ui/feedback/removed'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import type { SavedSearch } from '~/models/search/saved-search'
import { SAVED_SEARCH_MESSAGES } from '~/models/search/saved-search-messages'
import { savedSearchPaths, searchPaths } from '~/models/trade/paths/search'
import type { SavedSearchActionKind } from '~/models/trade/vocabulary/search-filters'

/** The saved searches of an account. */
export function SavedSearchesScreen({ searches }: { searches: readonly SavedSearch[] }) {
  return (
    <div className="page page-narrow">
      <Breadcrumb trail={[{ label: 'Search', to: searchPaths.searchResults() }]} current="Saved searches" />
      <PageTitle title="Saved searches" lead={SAVED_SEARCH_MESSAGES.explanation} />
      {searches.length === 0 && (
        <EmptyState
          className="mt-6"
          title={SAVED_SEARCH_MESSAGES.none}
          hint={SAVED_SEARCH_MESSAGES.howTo}
          action={
            <Link className={BUTTON_CLASS.primary} to={searchPaths.searchResults()}>
              Search vehicles
            </Link>
          }
        />
      )}
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {searches.map((search) => (
          <li key={search.id}>{search.isRemoved ? <RemovedSearch {...search} /> : <SearchCard {...search} />}</li>
        ))}
      </ul>
    </div>
  )
}

function RemovedSearch({ id, text }: SavedSearch) {
  return <Removed id={id} title={text} undo={savedSearchPaths.savedSearch(id, 'restoration')} />
}

function SearchCard({ id, text, to, matches, fresh, hasMail, mailedAt, daysHavePassed }: SavedSearch) {
  return (
    <article className="sheet grid gap-y-3 p-5" aria-labelledby={id}>
      <div className="min-w-0">
        <h2 id={id} className="text-lg text-pretty wrap-anywhere scroll-mt-20">
          <bdi className="inline-block first-letter:uppercase">{text}</bdi>
        </h2>
        {matches && (
          <p className="figure flex flex-wrap items-center gap-x-3 gap-y-1">
            <b>{matches}</b>
            {fresh && <Status tone="available" label={fresh} />}
          </p>
        )}
        <p className="text-quiet">{stateText({ hasMail, mailedAt, daysHavePassed })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link className={BUTTON_CLASS.outline} to={to}>
          Show<span className="max-sm:sr-only"> vehicles</span>
          <span className="sr-only"> for {text}</span>
        </Link>
        {!daysHavePassed && <SavedSearchButton id={id} kind={hasMail ? 'mail-off' : 'mail-on'} text={`for ${text}`} />}
        <SavedSearchButton id={id} kind="removal" text={text} />
      </div>
    </article>
  )
}

const LABELS: Record<Exclude<SavedSearchActionKind, 'restoration'>, string> = {
  'mail-on': 'Turn email on',
  'mail-off': 'Turn email off',
  removal: 'Remove',
}

function SavedSearchButton({ id, kind, text }: { id: string; kind: keyof typeof LABELS; text: string }) {
  const action = savedSearchPaths.savedSearch(id, kind)
  return (
    <Form method="post" action={action} className="grid" preventScrollReset>
      <SubmitButton look="ghost" action={action}>
        {LABELS[kind]}
        <span className="sr-only"> {text}</span>
      </SubmitButton>
    </Form>
  )
}

function stateText({
  hasMail,
  mailedAt,
  daysHavePassed,
}: Pick<SavedSearch, 'hasMail' | 'mailedAt' | 'daysHavePassed'>) {
  const last = mailedAt && ` Last email: ${mailedAt}.`
  if (daysHavePassed) return `${SAVED_SEARCH_MESSAGES.daysHavePassed}${last ?? ''}`
  if (!hasMail) return `${SAVED_SEARCH_MESSAGES.mailIsOff}${last ?? ''}`
  return last ? `${SAVED_SEARCH_MESSAGES.mailIsOn}${last}` : SAVED_SEARCH_MESSAGES.notMailed
}
