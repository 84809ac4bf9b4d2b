import { useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, type FieldState } from '~/components/ui/form/field-state'
import { Icon } from '~/components/ui/icon'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { DOCUMENT_NAMES, type DocumentKind } from '~/models/trade/vocabulary/documents'

/** Upload progress, from 0 to 1. */
export type Way = { part: number; problem?: string }

interface DocumentFieldProps {
  kind: DocumentKind
  field: FieldState
  /** The current document, and a staged one that waits for the other kind. */
  current?: { name: string; size: string }
  staged?: { name: string; size: string }
  way?: Way
  /** The action that removes the staged file. */
  removal: OwnPath
  isBusy: boolean
  /** With script, removes only the staged file; the rest of the form stays. */
  onRemove: () => void
  /** Clears the field if the chosen file cannot be a document. */
  onChoose: (input: HTMLInputElement) => Promise<void>
  /** Clears a chosen file that was not submitted yet. */
  onEmpty: () => void
}

/** One of the two files: the current or staged one, and a field for a new one. */
export function DocumentField(props: DocumentFieldProps) {
  const { kind, field, current, staged, way, removal, isBusy, onRemove, onChoose, onEmpty } = props
  const [isChosen, setChosen] = useState(false)
  const hasArrived = staged !== undefined || way?.part === 1
  const there = staged ?? current
  const errors = way?.problem ? [way.problem] : way ? [] : field.errors
  const state = { ...field, errors }
  const hint = staged
    ? 'Received. Choose another file to replace it.'
    : current
      ? 'Choose a file to replace it.'
      : 'PDF.'
  return (
    <Field field={state} texts={{ label: DOCUMENT_NAMES[kind], hint }}>
      {there && (
        <p className="mb-2 flex items-start gap-2 text-sm">
          <Icon name={staged ? 'check' : 'file'} className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">
            {there.name} <span className="text-quiet">{there.size}</span>
          </span>
        </p>
      )}
      <input
        type="file"
        accept="application/pdf,.pdf"
        className="input h-auto min-h-11 py-2.5 text-sm file:mr-3 file:font-semibold"
        {...controlAttributes(state, true)}
        onChange={async ({ currentTarget }) => {
          setChosen(currentTarget.value !== '')
          await onChoose(currentTarget)
          setChosen(currentTarget.value !== '')
        }}
      />
      {way && !way.problem && (
        <progress
          className="progress mt-2 w-full"
          max={1}
          value={way.part}
          aria-label={`Uploading ${DOCUMENT_NAMES[kind]}`}
        />
      )}
      {hasArrived ? (
        <button
          type="submit"
          formAction={removal}
          className={`${BUTTON_CLASS.outline} mt-2 justify-self-start`}
          aria-busy={isBusy || undefined}
          onClick={(event) => {
            event.preventDefault()
            if (!isBusy) onRemove()
          }}
        >
          <RemoveText kind={kind} />
        </button>
      ) : (
        isChosen && (
          <button type="button" className={`${BUTTON_CLASS.outline} mt-2 justify-self-start`} onClick={onEmpty}>
            <RemoveText kind={kind} />
          </button>
        )
      )}
    </Field>
  )
}

function RemoveText({ kind }: { kind: DocumentKind }) {
  return (
    <>
      Remove<span className="sr-only"> {DOCUMENT_NAMES[kind]}</span>
    </>
  )
}
