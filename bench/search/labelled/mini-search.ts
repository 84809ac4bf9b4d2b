import MiniSearch from 'minisearch'
import type { FleetVehicle } from '../fleet'
import { averages, scoreEach } from './score'

const FIELDS = ['year', 'era', 'decade', 'make', 'model', 'bodyType', 'color', 'kinds', 'usageTags']

/**
 * MiniSearch over the same words, with fuzzy and prefix matching and its own ranking: for each category the better
 * average of requiring every word and of any word.
 */
export async function miniSearchAverages(fleet: FleetVehicle[]): Promise<Map<string, number>> {
  const index = new MiniSearch<{ id: string }>({ fields: FIELDS })
  index.addAll(
    fleet.map(({ kinds, usageTags, ...vehicle }) => ({
      ...vehicle,
      decade: vehicle.era.slice(2),
      color: vehicle.color === 'gray' ? 'gray grey' : vehicle.color,
      kinds: kinds.join(' '),
      usageTags: usageTags.join(' '),
    })),
  )
  const averagesOf = async (combineWith: 'AND' | 'OR') =>
    averages(
      await scoreEach(fleet, (text) =>
        index.search(text, { combineWith, fuzzy: 0.2, prefix: true }).map(({ id }) => String(id)),
      ),
    )
  const [every, any] = [await averagesOf('AND'), await averagesOf('OR')]
  return new Map([...every].map(([category, average]) => [category, Math.max(average, any.get(category) ?? 0)]))
}
