import type { VehiclePage } from '~/models/fleet/vehicle-page'
import { CONDITIONS } from '~/models/trade/vocabulary/vehicles'

/** A word first, a bar of five parts second, the reason third. */
export function ConditionList({ conditions }: { conditions: VehiclePage['conditions'] }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">Condition</h2>
      <div className="sheet mt-3 px-5">
        {conditions.map(({ part, condition, note }) => (
          <div className="border-t border-base-300 py-4 first:border-t-0" key={part}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-base">{part}</h3>
              <p className="font-semibold">{condition}</p>
            </div>
            <div className="mt-2 grid grid-cols-5 gap-1" aria-hidden="true">
              {CONDITIONS.map(({ value }, index) => (
                <span
                  className={`h-1.5 rounded-full ${index <= placeOf(condition) ? 'bg-secondary' : 'bg-base-300'}`}
                  key={value}
                />
              ))}
            </div>
            <p className="mt-2 text-sm text-quiet">{note || CONDITIONS[placeOf(condition)]?.explanation}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const placeOf = (condition: string) => CONDITIONS.findIndex(({ value }) => value === condition)
