import { draggedText } from '~/models/orders/board/dragged-text'

/** A bar being dragged: which end, its days, and the dialog that opens when it is dropped. */
type Drag = { end: 'from' | 'to'; from: string; to: string; cell: HTMLElement; pointerId: number }

/**
 * Lets the ends of bars be dragged to other days by mouse, touch or pen. Dropping an end opens the dialog of the bar's
 * action with the new days; Escape cancels. Returns the function that stops it.
 */
export function dragEnds(table: HTMLTableElement, open: (path: string) => void): () => void {
  const stopped = new AbortController()
  const preview = document.createElement('div')
  preview.className = 'board-preview'
  preview.setAttribute('aria-hidden', 'true')
  const label = preview.appendChild(document.createElement('span'))
  let drag: Drag | null = null
  table.dataset.movable = ''

  function begin(event: PointerEvent) {
    const handle = event.target instanceof HTMLElement && event.target.dataset.end ? event.target : null
    const cell = handle?.closest('td')
    if (!handle || !cell || event.button !== 0 || drag) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    const { from = '', to = '' } = cell.dataset
    drag = { end: handle.dataset.end === 'from' ? 'from' : 'to', from, to, cell, pointerId: event.pointerId }
    table.append(preview)
    show()
  }

  function move(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    scrollAt(event.clientX)
    const day = dayAt(event.clientX)
    if (drag.end === 'from') drag.from = [day, drag.to].sort()[0] ?? day
    else drag.to = [day, drag.from].sort()[1] ?? day
    show()
  }

  function drop(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    const { from, to, cell } = drag
    const { action = '', kind, from: bookedFrom, to: bookedTo } = cell.dataset
    cancel()
    if (from === bookedFrom && to === bookedTo) return
    open(`${action}?${new URLSearchParams(kind === 'extend' ? { to } : { from, to })}`)
  }

  function cancel() {
    drag = null
    preview.remove()
  }

  /** Frames the days of the bar while it is dragged, and says above them what they are and cost. */
  function show() {
    if (!drag) return
    const shown = heads().filter(({ dataset: { day = '' } }) => drag && day >= drag.from && day <= drag.to)
    const [first, last] = [shown[0]?.getBoundingClientRect(), shown.at(-1)?.getBoundingClientRect()]
    const row = drag.cell.getBoundingClientRect()
    const left = Math.max(first?.left ?? row.left, namesEnd())
    const { from = '', to = '', cents, kind } = drag.cell.dataset
    const booked = { from, to, cents: cents ? Number(cents) : null, mayCostLess: kind !== 'extend' }
    label.textContent = draggedText(drag, booked)
    const right = Math.max(last?.right ?? row.right, left)
    place(preview, { left, top: row.top, width: right - left, height: row.height })
    const { offsetWidth: width, offsetHeight: height } = label
    const start = drag.end === 'from' ? left : right - width
    place(label, {
      left: Math.max(Math.min(start, window.innerWidth - width), 0),
      top: Math.max(row.top - height - GAP_PX, 0),
    })
  }

  /** The right edge of the vehicle names, which stay in place while the days scroll. */
  const namesEnd = () => table.querySelector('.board-corner')?.getBoundingClientRect().right ?? 0

  const heads = () => [...table.querySelectorAll<HTMLElement>('th[data-day]')]

  /** The day of the column at this place, or the nearest one. */
  function dayAt(x: number): string {
    const days = heads()
    const head = days.find((each) => x < each.getBoundingClientRect().right) ?? days.at(-1)
    return head?.dataset.day ?? ''
  }

  /** Scrolls towards days that are not visible. */
  function scrollAt(x: number) {
    const box = table.parentElement
    if (!box) return
    const { right } = box.getBoundingClientRect()
    if (x > right - EDGE_PX) box.scrollLeft += EDGE_PX
    if (x < namesEnd() + EDGE_PX) box.scrollLeft -= EDGE_PX
  }

  const on = { signal: stopped.signal }
  table.addEventListener('pointerdown', begin, on)
  table.addEventListener('pointermove', move, on)
  table.addEventListener('pointerup', drop, on)
  table.addEventListener('pointercancel', cancel, on)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drag) cancel()
    },
    on,
  )
  return () => {
    stopped.abort()
    cancel()
    delete table.dataset.movable
  }
}

const EDGE_PX = 24
const GAP_PX = 4

function place({ style }: HTMLElement, at: Partial<Record<'left' | 'top' | 'width' | 'height', number>>) {
  for (const [side, px] of Object.entries(at)) style.setProperty(side, `${px}px`)
}
