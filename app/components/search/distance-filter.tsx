import { Link } from '@remix-run/react'
import { TextField } from '~/components/ui/form/text-field'
import type { SearchPage } from '~/models/search/search-page'
import { searchPath } from '~/models/trade/addresses/search-query'
import { MAX_LINE_LENGTH } from '~/models/trade/constants'
import { DISTANCES } from '~/models/trade/vocabulary/search-filters'
import { ChoiceRow } from './filter-fields'

interface DistanceFilterProps {
  form: string
  page: Pick<SearchPage, 'query' | 'refusedPlace' | 'last'>
}

/** A ZIP code or town, and how far from it; the place of the list that the renter last added a vehicle to. */
export function DistanceFilter({ form, page: { query, refusedPlace, last } }: DistanceFilterProps) {
  return (
    <>
      <TextField
        form={form}
        id="near"
        name="near"
        label="ZIP code or town"
        placeholder="90012"
        autoComplete="off"
        maxLength={MAX_LINE_LENGTH}
        defaultValue={refusedPlace?.typed ?? query.near}
        errors={refusedPlace ? [refusedPlace.problem] : undefined}
      />
      {last?.location && last.location !== query.near && (
        <Link
          className="link inline-flex min-h-11 items-center text-sm"
          to={searchPath({ ...query, near: last.location, after: null })}
          preventScrollReset
        >
          <span>
            Near <bdi>{last.name}</bdi>: <bdi>{last.location}</bdi>
          </span>
        </Link>
      )}
      <fieldset className="mt-2">
        <legend className="sr-only">Distance</legend>
        {DISTANCES.map(({ value, label }) => (
          <ChoiceRow {...{ form, type: 'radio', name: 'within', value, isChosen: query.within === value }} key={value}>
            <span>{label}</span>
          </ChoiceRow>
        ))}
      </fieldset>
    </>
  )
}
