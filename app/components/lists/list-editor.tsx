import type { SubmissionResult } from '@conform-to/react'
import { useFetcher, useRevalidator } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '~/components/ui/icon'
import { LIST_FIELD_LENGTHS, LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'

interface ListEditorProps {
  /** Of the edit form, with the part of the page to come back to. */
  address: string
  /** What was pressed to get here: a part of the title, or its pencil. */
  pressed: EventTarget
  onDone: () => void
  /** Stands here until the fields have come. */
  title: ReactElement
}

/** The answer of the list's edit form: as it stands now, and how a form says from what it was written. */
type Loaded = { list: ListFields & { revision: string; loaded: string } }

/**
 * A list edited where it stands. Enter, the tick and leaving the fields save; the cross and Escape leave it as it is, and
 * so does saving what nobody changed. What is refused stays with its reason until it is saved or given up by hand.
 */
export function ListEditor({ address, pressed, onDone, title }: ListEditorProps) {
  const { load, data } = useFetcher<Loaded>()
  const { Form, submit, state, data: answer } = useFetcher<SubmissionResult>()
  const { revalidate } = useRevalidator()
  /** What the form last came back with when it was sent; undefined while it is not. */
  const sentWith = useRef<{ answer: typeof answer }>()
  useEffect(() => load(address), [load, address])
  useEffect(() => {
    if (state !== 'idle' || !sentWith.current) return
    // being led on leaves what it came back with before
    const isRedirected = answer === sentWith.current.answer
    sentWith.current = undefined
    if (isRedirected || !answer?.error) onDone()
  }, [state, answer, onDone])
  useEffect(() => () => focusPencil(address), [address])
  if (!data) return title

  const save = (form: HTMLFormElement) => {
    if (state !== 'idle') return
    if (!answer?.error && !isChanged(form)) return onDone()
    sentWith.current = { answer }
    submit(form, { preventScrollReset: true })
  }
  const leave = ({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // another window has the keyboard, or the reason for a refusal has not been answered
    const isStillHere = form.contains(relatedTarget) || form.contains(document.activeElement)
    if (!isStillHere && !answer?.error) save(form)
  }
  const giveUp = () => {
    // what was refused tells that the page is out of date
    if (answer?.error) revalidate()
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
        // after a clash the fields begin anew: those that were left alone hold what stands now
        key={`${answer?.initialValue?.revision}`}
        list={{ ...data.list, ...answer?.initialValue }}
        errors={answer?.error ?? {}}
        start={partOf(pressed)}
        isBusy={state !== 'idle'}
        onCancel={giveUp}
      />
    </Form>
  )
}

/** Whether somebody has written something else than what the form came with. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue)
}

/** The field that holds what was pressed; the parts in the middle stand in one line and begin with the season. */
function partOf(pressed: EventTarget): keyof ListFields {
  if (!(pressed instanceof Element) || pressed.closest('h3')) return 'name'
  return pressed.closest('[data-part]') ? 'location' : 'season'
}

/** Once the title is back; unless somebody has gone on elsewhere. */
function focusPencil(address: string) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.focus({ preventScroll: true })
  })
}

interface EditorFieldsProps {
  list: Partial<Record<keyof ListFields | 'revision' | 'loaded', unknown>>
  /** By the name of the field; '' and 'revision' are of the whole. */
  errors: Record<string, string[] | null>
  start: keyof ListFields
  isBusy: boolean
  onCancel: () => void
}

/** The fields of a list in a row, the tick and the cross. */
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

/** The field keeps the focus while a button is pressed: leaving it would save before the cross is heard. */
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
