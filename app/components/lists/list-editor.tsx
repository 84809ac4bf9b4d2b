import type { SubmissionResult } from '@conform-to/react'
import { useFetcher, useRevalidator } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '~/components/ui/icon'
import { LIST_FIELD_LENGTHS, LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'

interface ListEditorProps {
  /** The address of the edit form, with the page's query to come back to. */
  address: string
  /** The element that opened it: a part of the title, or its pencil. */
  pressed: EventTarget
  onDone: () => void
  /** Shown until the fields are loaded. */
  title: ReactElement
}

/** The loader data of the list's edit form: the current list, and the base for detecting conflicts. */
type Loaded = { list: ListFields & { revision: string; loaded: string } }

/**
 * Edits a list in place. Enter, the check mark and leaving the fields save; the cross and Escape cancel, and so does
 * saving without a change. If a save is refused, the editor stays open with the reason until the user saves or cancels.
 */
export function ListEditor({ address, pressed, onDone, title }: ListEditorProps) {
  const { load, data } = useFetcher<Loaded>()
  const { Form, submit, state, data: lastResult } = useFetcher<SubmissionResult>()
  const { revalidate } = useRevalidator()
  /** The response that was there when the form was submitted; undefined while none is pending. */
  const sentWith = useRef<{ lastResult: typeof lastResult }>()
  useEffect(() => load(address), [load, address])
  useEffect(() => {
    if (state !== 'idle' || !sentWith.current) return
    // a redirect leaves the previous response in place
    const isRedirected = lastResult === sentWith.current.lastResult
    sentWith.current = undefined
    if (isRedirected || !lastResult?.error) onDone()
  }, [state, lastResult, onDone])
  useEffect(() => () => focusPencil(address), [address])
  if (!data) return title

  const save = (form: HTMLFormElement) => {
    // a refusal is shown, and the form can be saved again, while the page is still being revalidated
    const isRefused = Boolean(lastResult?.error) && lastResult !== sentWith.current?.lastResult
    if (state !== 'idle' && !isRefused) return
    if (!lastResult?.error && !isChanged(form)) return onDone()
    sentWith.current = { lastResult }
    submit(form, { preventScrollReset: true })
  }
  const leave = ({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // focus moved to another window, or the user has not dealt with a refusal yet
    const isStillHere = form.contains(relatedTarget) || form.contains(document.activeElement)
    if (!isStillHere && !lastResult?.error) save(form)
  }
  const giveUp = () => {
    // a refusal means that the page is out of date
    if (lastResult?.error) revalidate()
    onDone()
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    giveUp()
  }
  return (
    <Form
      method="post"
      action={address}
      aria-label={`Edit list ${data.list.name}`}
      className="w-full"
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
      onBlur={leave}
      onKeyDown={cancel}
    >
      <EditorFields
        // after a conflict the fields remount: those the user left alone get the current values
        key={`${lastResult?.initialValue?.revision}`}
        list={{ ...data.list, ...lastResult?.initialValue }}
        errors={lastResult?.error ?? {}}
        start={partOf(pressed)}
        isBusy={state !== 'idle'}
        onCancel={giveUp}
      />
    </Form>
  )
}

/** Whether a field differs from its initial value. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue)
}

/** The field for the pressed part of the title; season to scene are one line, whose first field is the season. */
function partOf(pressed: EventTarget): keyof ListFields {
  if (!(pressed instanceof Element) || pressed.closest('h3')) return 'name'
  return pressed.closest('[data-part]') ? 'location' : 'season'
}

/** Once the title is back, unless the user has moved focus elsewhere. */
function focusPencil(address: string) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.focus({ preventScroll: true })
  })
}

interface EditorFieldsProps {
  list: Partial<Record<keyof ListFields | 'revision' | 'loaded', unknown>>
  /** By field name; '' and 'revision' apply to the whole form. */
  errors: Record<string, string[] | null>
  start: keyof ListFields
  isBusy: boolean
  onCancel: () => void
}

/** The fields of a list in a row, with the check mark and the cross. */
function EditorFields({ list, errors, start, isBusy, onCancel }: EditorFieldsProps) {
  const whole = [...(errors[''] ?? []), ...(errors.revision ?? [])]
  const first = LIST_FIELDS.find((name) => errors[name]) ?? start
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <>
      {whole.length > 0 && (
        <p className="problem mb-2" role="alert">
          {whole.join(' ')}
          {errors.revision && ' Nothing is saved yet. The check mark saves what is in the fields.'}
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4 lg:grid-cols-12">
        {LIST_FIELDS.map((name) => (
          <div key={name} className={`field ${WIDTHS[name] ?? 'lg:col-span-2'}`}>
            <label htmlFor={`inline-${name}`}>{LABELS[name]}</label>
            <input
              placeholder={name === 'name' ? LABELS.name : `${LABELS[name]} (Optional)`}
              maxLength={LIST_FIELD_LENGTHS[name]}
              ref={name === first ? field : undefined}
              id={`inline-${name}`}
              name={name}
              aria-invalid={errors[name] ? true : undefined}
              aria-describedby={errors[name] ? `inline-${name}-problem` : undefined}
              className="input"
              dir="auto"
              defaultValue={String(list[name] ?? '')}
              autoComplete="off"
            />
            {errors[name] && (
              <p className="problem" id={`inline-${name}-problem`}>
                {errors[name].join(' ')}
              </p>
            )}
          </div>
        ))}
        <input type="hidden" name="revision" defaultValue={String(list.revision)} />
        <input type="hidden" name="loaded" defaultValue={String(list.loaded)} />
        <div className="col-span-2 flex justify-end gap-2 self-end">
          <button
            type="submit"
            className="btn btn-primary btn-square"
            aria-busy={isBusy || undefined}
            onMouseDown={stay}
          >
            <Icon name="check" />
            <span className="sr-only">{errors.revision ? 'Save anyway' : 'Save'}</span>
          </button>
          <button type="button" className="btn btn-outline btn-square" onClick={onCancel} onMouseDown={stay}>
            <Icon name="x" />
            <span className="sr-only">Cancel</span>
          </button>
        </div>
      </div>
    </>
  )
}

/** Keeps focus in the field while a button is pressed: leaving the field would save before the cross can cancel. */
const stay = (event: MouseEvent) => event.preventDefault()

const LABELS: Record<keyof ListFields, string> = {
  name: 'List',
  season: 'Season',
  episode: 'Episode',
  act: 'Act',
  scene: 'Scene',
  shotDescription: 'ShotDescription',
  location: 'Location',
}

const WIDTHS: Partial<Record<keyof ListFields, string>> = {
  name: 'col-span-2 sm:col-span-4',
  shotDescription: 'col-span-2 lg:col-span-5',
  location: 'col-span-2 lg:col-span-5',
}
