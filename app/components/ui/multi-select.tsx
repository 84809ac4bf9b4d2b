import { Form, Link } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MAX_SELECTED } from '~/models/trade/constants'
import { BUTTON_CLASS, type ButtonLook } from './button'

interface SelectAction {
  label: string
  /** The page of the action, which gets the ids of the checked rows as `selected`. */
  to: string
  look?: ButtonLook
}

interface MultiSelectProps {
  /** Id of the form, which each `SelectBox` refers to. */
  id: string
  actions: readonly SelectAction[]
  /** This page with all boxes checked, for browsers without script; omitted if the rows come with a `SelectAll`. */
  allTo?: string
  /** There are no rows on other pages. */
  isWhole?: boolean
  /** Beside the box for all rows: what they are selected for, and a link. */
  hint?: ReactNode
  /** Sent as `return`: the address that the action's page leads back to. */
  returnTo: string
  children: ReactNode
}

/**
 * Rows with checkboxes, and a bar with the actions for the checked ones. It is a GET form that opens the page of an
 * action. Without script the bar is always visible; with script it shows the count, and hides if nothing is checked.
 * Shift-click checks all boxes from the one clicked before.
 */
export function MultiSelect({ id, actions, allTo, isWhole, hint, returnTo, children }: MultiSelectProps) {
  const rows = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLInputElement | null>(null)
  const [checked, setChecked] = useState(0)
  const isTooMany = checked > MAX_SELECTED
  const count = () => {
    setChecked(boxesIn(rows.current).filter((box) => box.checked).length)
    for (const all of rows.current?.querySelectorAll<HTMLInputElement>(`[${ALL}]`) ?? []) showState(all)
  }
  const check = (boxes: HTMLInputElement[], isChecked: boolean) => {
    for (const box of boxes) box.checked = isChecked
    count()
  }
  const change = ({ target, nativeEvent }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.hasAttribute(ALL)) return check(boxesOf(target), target.checked)
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    check(isRange ? between(boxesIn(rows.current), pressed.current, target) : [], target.checked)
    pressed.current = target
  }
  // on every render: a browser may restore the boxes' state, and the rows may have changed
  useEffect(count)
  return (
    <div className="multi-select" ref={rows} onChange={change}>
      {allTo && (
        <p className="flex flex-wrap items-center gap-x-4 pb-2 text-sm">
          <SelectAll to={allTo} isWhole={isWhole} />
          {hint}
        </p>
      )}
      {children}
      <Form id={id} method="get" className="select-bar">
        <input type="hidden" name="return" value={returnTo} />
        <p className="flex items-center justify-between gap-4">
          <span className="without-script text-sm">{`With the selected ones, at most ${MAX_SELECTED} at once:`}</span>
          <strong className="with-script figure" aria-live="polite">
            {checked} selected{isTooMany && `, at most ${MAX_SELECTED} at once`}
          </strong>
          <button
            type="button"
            className="with-script link min-h-11 min-w-11 text-sm"
            onClick={() => check(boxesIn(rows.current), false)}
          >
            Clear
          </button>
        </p>
        <div className="select-actions">
          {actions.map(({ label, to, look = 'outline' }) => (
            <button key={to} type="submit" formAction={to} className={BUTTON_CLASS[look]} disabled={isTooMany}>
              {label}
            </button>
          ))}
        </div>
      </Form>
    </div>
  )
}

const NAME = 'selected'
const ALL = 'data-select-all'

/** Wraps rows that have their own `SelectAll`. */
export const SELECT_GROUP = { 'data-select-group': '' }

const boxesIn = (part: Element | null) => [...(part?.querySelectorAll<HTMLInputElement>(`input[name="${NAME}"]`) ?? [])]

/** The boxes that a `SelectAll` checks: of its group, or of all rows. */
const boxesOf = (all: Element) => boxesIn(all.closest('[data-select-group], .multi-select'))

/** The rows between two boxes, inclusive; empty without a first one. */
function between(boxes: HTMLInputElement[], one: HTMLInputElement | null, other: HTMLInputElement) {
  const [from = -1, to = -1] = [one, other].map((box) => (box ? boxes.indexOf(box) : -1)).sort((a, b) => a - b)
  return from < 0 ? [] : boxes.slice(from, to + 1)
}

function showState(all: HTMLInputElement) {
  const boxes = boxesOf(all)
  const many = boxes.filter((box) => box.checked).length
  all.checked = many > 0 && many === boxes.length
  all.indeterminate = many > 0 && many < boxes.length
}

interface SelectAllProps {
  /** This page with these boxes checked, for browsers without script. */
  to: string
  /** There are no rows on other pages. */
  isWhole?: boolean
  label?: string
  /** Shows only the box; screen readers still get the label. */
  isLabelHidden?: boolean
  className?: string
}

/** Checks all boxes of its group, by default of the `MultiSelect`. */
export function SelectAll({
  to,
  isWhole,
  label = isWhole ? 'Select all' : 'Select all on this page',
  isLabelHidden,
  className = '',
}: SelectAllProps) {
  return (
    <>
      <label className={`with-script ${isLabelHidden ? 'tap' : 'option w-fit'} ${className}`}>
        <input type="checkbox" className="checkbox" {...{ [ALL]: '' }} />
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      <Link className="link without-script inline-flex min-h-11 min-w-11 items-center" to={to}>
        {isLabelHidden ? (
          <>
            All<span className="sr-only">: {label}</span>
          </>
        ) : (
          label
        )}
      </Link>
    </>
  )
}

interface SelectBoxProps {
  /** The id of the `MultiSelect`. */
  form: string
  value: string
  /** What it selects, for screen readers. */
  label: string
  isChecked?: boolean
  className?: string
}

/** The checkbox of one row; a press anywhere within 44 px checks it. */
export function SelectBox({ form, value, label, isChecked = false, className = '' }: SelectBoxProps) {
  return (
    <label className={`tap select-none ${className}`}>
      <input type="checkbox" className="checkbox" name={NAME} form={form} value={value} defaultChecked={isChecked} />
      <span className="sr-only">Select {label}</span>
    </label>
  )
}
