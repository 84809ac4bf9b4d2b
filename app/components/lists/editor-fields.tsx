import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '~/components/ui/icon'
import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { MAX_LINE_LENGTH, MAX_LIST_NAME_LENGTH, MAX_LIST_PART_LENGTH } from '~/models/trade/constants'

interface EditorFieldsProps {
  list: Partial<Record<keyof ListFields | 'revision' | 'loaded', unknown>>
  /** By the name of the field; '' and 'revision' are of the whole. */
  errors: Record<string, string[] | null>
  start: keyof ListFields
  isBusy: boolean
  onCancel: () => void
}

/** The fields of a list in a row, the tick and the cross. */
export function EditorFields({ list, errors, start, isBusy, onCancel }: EditorFieldsProps) {
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
            <label htmlFor={`inline-${name}`}>{WORDS[name].placeholder.replace(' (Optional)', '')}</label>
            <input
              {...WORDS[name]}
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

type Words = Pick<ComponentPropsWithoutRef<'input'>, 'maxLength' | 'required'> & { placeholder: string }

const part = (label: string): Words => ({ placeholder: `${label} (Optional)`, maxLength: MAX_LIST_PART_LENGTH })

const WORDS: Record<keyof ListFields, Words> = {
  name: { placeholder: 'List', maxLength: MAX_LIST_NAME_LENGTH },
  season: part('Season'),
  episode: part('Episode'),
  act: part('Act'),
  scene: part('Scene'),
  shotDescription: { ...part('ShotDescription'), maxLength: MAX_LINE_LENGTH },
  location: { ...part('Location'), maxLength: MAX_LINE_LENGTH },
}

const WIDTHS: Partial<Record<keyof ListFields, string>> = {
  name: 'col-span-2 sm:col-span-4',
  shotDescription: 'col-span-2 lg:col-span-5',
  location: 'col-span-2 lg:col-span-5',
}
