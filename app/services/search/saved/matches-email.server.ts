import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { reasonText } from '~/models/search/new-matches'
import { savedText } from '~/models/search/saved-search'
import { type SearchQuery, searchPath } from '~/models/trade/addresses/search-query'
import { type Day, formatBookingOfYear } from '~/models/trade/days/day'
import { firstAndMore } from '~/models/trade/format/text'
import { formatExact } from '~/models/trade/money'
import { formatNumber } from '~/models/trade/number'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { savedSearchPaths } from '~/models/trade/paths/search'
import type { Tx } from '~/server/db/client.server'
import { unsubscribeAddress } from '~/server/mail/unsubscribe.server'
import { type EmailRow, writeMail } from '~/server/mail/write-mail.server'
import type { FoundMatch } from './find-matches.server'

interface NewMatches {
  reader: { id: string; email: string; firstName: string }
  day: Day
  /** Each search with new matches, and how many more it has. */
  sections: readonly { query: SearchQuery; matches: readonly FoundMatch[]; more: number }[]
  origin: string
}

/** Emails the new matches of one morning. */
export async function mailMatches(tx: Tx, { reader, day, sections, origin }: NewMatches): Promise<void> {
  const summary = matchSummary(sections)
  await writeMail(tx, {
    type: 'new-matches',
    to: reader,
    subject: `New matches: ${summary}`,
    parts: [
      `New matches of your saved ${sections.length === 1 ? 'search' : 'searches'}: ${summary}.`,
      ...sections.map(({ query, matches, more }) => ({
        heading: savedText(query, formatBookingOfYear),
        rows: [...matches.map((match) => matchRow(match, origin)), allRow(query, more, origin)],
      })),
    ],
    href: `${origin}${savedSearchPaths.savedSearches()}`,
    notes: [
      {
        heading: 'About this email',
        rows: [
          {
            text: 'Unsubscribe from the email about saved searches',
            detail:
              'It comes at most once a day, when a vehicle that matches is new, available again or costs less. Your saved searches have the setting too.',
            href: unsubscribeAddress({ mailing: 'new-matches', accountId: reader.id }),
          },
        ],
      },
    ],
    key: `${reader.id}/${day}`,
  })
}

/** '1976 Checker Marathon and 2 more'. */
function matchSummary(sections: NewMatches['sections']): string {
  const first = sections[0]?.matches[0]
  const all = sections.reduce((sum, { matches, more }) => sum + matches.length + more, 0)
  return first ? firstAndMore([vehicleTitle(first)], 1, all) : ''
}

function matchRow(match: FoundMatch, origin: string): EmailRow {
  const { reason, dayPrice, vehicleId } = match
  const price = reason === 'cheaper' ? [] : [`${formatExact(dayPrice)} a day`]
  return {
    text: vehicleTitle(match),
    detail: [reasonText(match), ...price, vehicleTown(match)].join('. '),
    href: `${origin}${fleetPaths.viewVehicle(vehicleId)}`,
  }
}

function allRow(query: SearchQuery, more: number, origin: string): EmailRow {
  const detail = more > 0 && `And ${formatNumber(more)} more new ${more === 1 ? 'match' : 'matches'}`
  return { text: 'All vehicles of this search', ...(detail && { detail }), href: `${origin}${searchPath(query)}` }
}
