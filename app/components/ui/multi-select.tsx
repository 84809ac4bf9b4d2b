import { Form, Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  /** This page with all boxes checked, for browsers without script. */
  allTo: string
  /** Sent as `return`: the address that the action's page leads back to. */
  returnTo: string
  children: ReactNode
}

/**
 * Rows with checkboxes, and a bar with the actions for the checked ones. It is a GET form that opens the page of an
 * action. Without script the bar is always visible; with script it shows the count, and hides if nothing is checked.
 */
export function MultiSelect({ id, actions, allTo, returnTo, children }: MultiSelectProps) {
  const rows = useRef<HTMLDivElement>(null)
  const [checked, setChecked] = useState(0)
  const [all, setAll] = useState(0)
  const boxes = () => [...(rows.current?.querySelectorAll<HTMLInputElement>(`input[name="${NAME}"]`) ?? [])]
  const count = () => {
    setChecked(boxes().filter((box) => box.checked).length)
    setAll(boxes().length)
  }
  const checkAll = (isChecked: boolean) => {
    for (const box of boxes()) box.checked = isChecked
    count()
  }
  // on every render: a browser may restore the boxes' state, and the rows may have changed
  useEffect(count)
  return (
    <div className="multi-select" ref={rows} onChange={count}>
      <p className="text-sm">
        <label className="option with-script w-fit">
          <input
            type="checkbox"
            className="checkbox"
            checked={all > 0 && checked === all}
            onChange={(event) => checkAll(event.currentTarget.checked)}
          />
          {SELECT_ALL}
        </label>
        <Link className="link without-script inline-flex min-h-11 items-center" to={allTo}>
          {SELECT_ALL}
        </Link>
      </p>
      {children}
      <Form id={id} method="get" className="select-bar">
        <input type="hidden" name="return" value={returnTo} />
        <p className="flex items-center justify-between gap-4">
          <span className="without-script">With the selected ones:</span>
          <strong className="with-script figure" aria-live="polite">
            {checked} selected
          </strong>
          <button type="button" className="with-script link min-h-11 min-w-11 text-sm" onClick={() => checkAll(false)}>
            Clear
          </button>
        </p>
        <div className="select-actions">
          {actions.map(({ label, to, look = 'outline' }) => (
            <button key={to} type="submit" formAction={to} className={BUTTON_CLASS[look]}>
              {label}
            </button>
          ))}
        </div>
      </Form>
    </div>
  )
}

const NAME = 'selected'
const SELECT_ALL = 'Select all on this page'

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
    <label className={`tap ${className}`}>
      <input type="checkbox" className="checkbox" name={NAME} form={form} value={value} defaultChecked={isChecked} />
      <span className="sr-only">Select {label}</span>
    </label>
  )
}
