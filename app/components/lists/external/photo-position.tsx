import { useEffect, useState } from 'react'
import { ORDER_FIELDS, positioned, withPosition } from '~/models/lists/external/photo-order'
import type { StoredFile } from './file-tiles'
import type { Upload } from './use-uploads'
import type { ExternalField } from './vehicle-fields'

/** The files of a field in their order on screen: the chosen order, then those added since. */
export function useOrder(field: ExternalField, stored: readonly StoredFile[], own: readonly Upload[]) {
  const [chosen, setChosen] = useState(() => {
    const { defaultValues: sent = [] } = field(ORDER_FIELDS.ids)
    const { defaultValues: positions = [] } = field(ORDER_FIELDS.positions)
    return positioned(sent, positions.map(Number))
  })
  const [moved, setMoved] = useState<{ id: string } | null>(null)
  // moving an element in the document can make it lose focus
  useEffect(() => {
    if (moved) document.getElementById(fieldId(moved.id))?.focus()
  }, [moved])
  const ids = [...stored.map(({ id }) => id), ...own.map(({ key }) => key)]
  const { defaultValues: loaded = [] } = field(ORDER_FIELDS.loaded)
  const order = [...chosen.filter((id) => ids.includes(id)), ...ids.filter((id) => !chosen.includes(id))]
  return {
    order,
    /** The stored files in the order that the form was loaded with. */
    loaded: loaded.length > 0 ? loaded : stored.map(({ id }) => id),
    move(id: string, position: number) {
      setChosen(withPosition(order, id, position))
      setMoved({ id })
    },
  }
}

interface PhotoPositionProps {
  id: string
  name: string
  position: number
  count: number
  move: (id: string, position: number) => void
}

/** Moves a photo: with script immediately, without script when the form is saved. */
export function PhotoPosition({ id, name, position, count, move }: PhotoPositionProps) {
  const positions = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input type="hidden" name={ORDER_FIELDS.ids} value={id} />
      <span className="shrink-0">
        Position<span className="sr-only"> of {name}</span>
      </span>
      <select
        id={fieldId(id)}
        name={ORDER_FIELDS.positions}
        className="select min-w-0"
        value={position}
        onChange={({ currentTarget }) => move(id, Number(currentTarget.value))}
      >
        {positions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  )
}

const fieldId = (id: string) => `position-${id}`
