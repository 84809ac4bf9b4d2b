import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { comparedText } from '~/models/search/comparison-text'
import type { Booking } from '~/models/trade/days/day'
import { comparePaths } from '~/models/trade/paths/search'
import { COMPARE_FORM, VEHICLE } from './compare-box'
import { storeCompared, storedCompared } from './compared-storage'

interface CompareBarProps {
  /** The days and the place of the search, for prices and distances. */
  booking: Booking | null
  near: string
  /** Ids of the vehicles on the page. */
  vehicleIds: readonly string[]
}

/**
 * The form of the "Compare" checkboxes: a bar that shows as soon as one is checked. With script it keeps the choice
 * while the user looks at other pages.
 */
export default function CompareBar({ booking, near, vehicleIds }: CompareBarProps) {
  // null until script has read the checkboxes
  const [known, setChosen] = useState<readonly string[] | null>(null)
  const chosen = known ?? []
  useRaisedMapButton(chosen.length > 0)
  const ids = vehicleIds.join()
  useEffect(() => {
    const onPage = ids.split(',')
    const stored = storedCompared()
    for (const box of boxes()) if (stored.includes(box.value)) box.checked = true
    const read = () => {
      const checked = boxes().flatMap((box) => (box.checked ? box.value : []))
      const before = storedCompared().filter((id) => checked.includes(id) || !onPage.includes(id))
      const all = [...before, ...checked.filter((id) => !before.includes(id))]
      storeCompared(all)
      setChosen(all)
    }
    const onChange = ({ target }: Event) => isBox(target) && read()
    read()
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [ids])
  const clear = () => {
    for (const box of boxes()) box.checked = false
    storeCompared([])
    setChosen([])
  }
  const elsewhere = chosen.filter((id) => !vehicleIds.includes(id))
  return (
    <Form
      id={COMPARE_FORM}
      action={comparePaths.compare()}
      className={`compare-bar ${known ? '' : 'without-script'}`}
      hidden={known?.length === 0}
    >
      {booking && <Hidden name="from" value={booking.from} />}
      {booking && <Hidden name="to" value={booking.to} />}
      {near && <Hidden name="near" value={near} />}
      {elsewhere.map((id) => (
        <Hidden key={id} name={VEHICLE} value={id} />
      ))}
      <p className="with-script figure grow text-sm" aria-live="polite">
        {comparedText(chosen.length)}
      </p>
      <button type="button" className="with-script link min-h-11 min-w-11 text-sm" onClick={clear}>
        Clear
      </button>
      <button type="submit" className={BUTTON_CLASS.secondary}>
        Compare{chosen.length > 0 && ` (${chosen.length})`}
      </button>
    </Form>
  )
}

/** On small screens the button that opens the map moves above the bar. */
function useRaisedMapButton(isBarShown: boolean) {
  useEffect(() => {
    document.body.classList.toggle('has-compared', isBarShown)
    return () => document.body.classList.remove('has-compared')
  }, [isBarShown])
}

function Hidden(field: { name: string; value: string }): ReactNode {
  return <input type="hidden" {...field} />
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form="${COMPARE_FORM}"]`)]
const isBox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.getAttribute('form') === COMPARE_FORM
