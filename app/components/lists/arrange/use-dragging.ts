import { type PointerEvent, useRef, useState } from 'react'

/** The dragged row, and the row it would follow if it were dropped now; null: it would be first. */
type Dragged = { id: string; after: string | null }

/** The page scrolls while a row is dragged this close to its edge. */
const EDGE = 72
const SCROLL_STEP = 16

/**
 * Dragging rows by their handles, with a mouse, pen or finger. The rows stay where they are until one is dropped,
 * because moving a node would release its pointer. `ids` are those of the elements with `data-row`, in their order.
 */
export function useDragging(ids: readonly string[], onDrop: (id: string, after: string | null) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)

  const handleOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, after: ids[ids.indexOf(id) - 1] ?? null })
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (!dragged) return
      scrollAtEdges(clientY)
      setDragged({ id, after: rowAbove(list.current, id, clientY) })
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (!dragged) return
      setDragged(null)
      // the last move may not have been rendered yet
      const after = rowAbove(list.current, id, clientY)
      if (after !== (ids[ids.indexOf(id) - 1] ?? null)) onDrop(id, after)
    },
    onPointerCancel: () => setDragged(null),
  })
  return { list, dragged, handleOf }
}

/** The last of the other rows whose middle is above the pointer. */
function rowAbove(list: HTMLElement | null, id: string, y: number): string | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
    ({ dataset }) => dataset.row !== id,
  )
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  })
  return above.at(-1)?.dataset.row ?? null
}

function scrollAtEdges(y: number) {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP)
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP)
}
