import type { SubmissionResult } from '@conform-to/react'
import { Form, useFetcher, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { CheckboxField } from '~/components/ui/form/choice-fields'
import { plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { documentPaths } from '~/models/trade/paths/documents'
import { DOCUMENT_KINDS, type DocumentKind } from '~/models/trade/vocabulary/documents'
import type { DocumentsFormView } from '~/services/documents/current-documents.server'
import { DocumentField, type Way } from './document-field'

const ORDER = [...DOCUMENT_KINDS, 'number', 'expiresOn', 'insurer', 'limits', 'shared'] as const

interface DocumentsFormProps {
  orderId: number
  form: DocumentsFormView
  /** The response to the last post; its only success is the removal of a staged file. */
  lastResult?: SubmissionResult
}

/**
 * Purchase order and certificate in one form. With script each file is uploaded separately with its own progress, so
 * that nothing is sent twice over a bad connection. Without script both are sent at once, and the server stages a valid
 * one even if the other is invalid.
 */
export default function DocumentsForm({ orderId, form, lastResult }: DocumentsFormProps) {
  const [ways, setWays] = useState<Partial<Record<DocumentKind, Way>>>({})
  /** The initial values of the fields, which keep what was typed when the page revalidates. */
  const [loaded] = useState(JSON.stringify(form.values))
  const [isSending, setSending] = useState(false)
  /** How often each field was remounted, which is the only way to clear a file input. */
  const [emptied, setEmptied] = useState<Partial<Record<DocumentKind, number>>>({})
  const sent = useRef(new Set<File>())
  /** A separately uploaded file was refused; a new object each time, to trigger the effect. */
  const [refusal, setRefusal] = useState<object | null>(null)
  const top = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const removal = useFetcher<SubmissionResult>()
  const isBusy = useNavigation().state !== 'idle' || removal.state !== 'idle' || isSending
  const typed = lastResult && typedIn(lastResult)
  const field = plainField({ values: typed ?? form.values, errors: problemsIn(lastResult) }, ORDER)
  const isRemoved = removal.data?.status === 'success' || lastResult?.status === 'success'
  const problems = lastResult?.error
  // after rendering the problem, so that it is read out with the field
  useEffect(() => {
    if (problems || refusal) top.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems, refusal])
  return (
    <Form
      ref={top}
      method="post"
      action={documentPaths.orderDocuments(orderId)}
      encType="multipart/form-data"
      onSubmit={send}
      noValidate
      className="relative grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      {/* the default button for Enter, which would otherwise be the first one: it removes a file */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="loaded" value={typed?.loaded ?? loaded} />
      <FormErrors
        errors={lastResult?.error?.[''] ?? removal.data?.error?.[''] ?? undefined}
        className="sm:col-span-2"
      />
      <p role="status" className="sm:col-span-2 empty:hidden">
        {isRemoved && DOCUMENT_MESSAGES.removed}
      </p>
      {form.warning && (
        <Note tone="waiting" className="sm:col-span-2">
          {form.warning}
        </Note>
      )}
      {DOCUMENT_KINDS.map((kind) => (
        <DocumentField
          key={`${kind}-${emptied[kind] ?? 0}`}
          kind={kind}
          field={field(kind)}
          current={form.documents.find((document) => document.kind === kind && document.isCurrent)}
          staged={form.staged.find((document) => document.kind === kind)}
          way={ways[kind]}
          removal={documentPaths.stagedDocumentRemoval(orderId, kind)}
          isBusy={isBusy}
          onRemove={() => remove(kind)}
          onEmpty={() => empty(kind)}
          onChoose={(input) => choose(kind, input)}
        />
      ))}
      <TextField {...field('number')} label="PO number (optional)" autoComplete="off" />
      <TextField {...field('expiresOn')} label="COI expires on (optional)" type="date" />
      <TextField {...field('insurer')} label="Insurer (optional)" autoComplete="off" />
      <TextField {...field('limits')} label="Limits (optional)" autoComplete="off" />
      <CheckboxField
        {...field('shared')}
        className="sm:col-span-2"
        label="Share with the vehicle owners"
        hint="Otherwise owners only see that documents were received."
      />
      <div className="sm:col-span-2">
        <SubmitButton action={documentPaths.orderDocuments(orderId)} isBusy={isBusy} className="max-sm:w-full sm:px-10">
          {form.areIn ? 'Save' : 'Upload'}
        </SubmitButton>
      </div>
    </Form>
  )

  function remove(kind: DocumentKind) {
    removal.submit(null, { method: 'post', action: documentPaths.stagedDocumentRemoval(orderId, kind) })
    empty(kind)
  }

  async function choose(kind: DocumentKind, input: HTMLInputElement) {
    clearProgress(kind)
    const [file] = input.files ?? []
    if (!file) return
    // if the check cannot be loaded, the server reports the same
    const check = import('./send-documents').then(({ problemOf }) => problemOf(file))
    const problem = await check.catch(() => null)
    if (!problem || input.files?.[0] !== file) return
    input.value = ''
    setWays((before) => ({ ...before, [kind]: { part: 0, problem } }))
  }

  function clearProgress(kind: DocumentKind) {
    setWays(({ [kind]: _, ...others }) => others)
  }

  function empty(kind: DocumentKind) {
    setEmptied((before) => ({ ...before, [kind]: (before[kind] ?? 0) + 1 }))
    clearProgress(kind)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const target = event.currentTarget
    setSending(true)
    try {
      const { sendDocuments } = await import('./send-documents')
      const rest = await sendDocuments(target, {
        orderId,
        sent: sent.current,
        report: (kind, way) => setWays((before) => ({ ...before, [kind]: way })),
      })
      if (rest)
        submit(rest, { method: 'post', action: documentPaths.orderDocuments(orderId), encType: 'multipart/form-data' })
      else setRefusal({})
    } catch {
      submit(target)
    } finally {
      // only once the router is submitting: a press in between would be lost
      startTransition(() => setSending(false))
    }
  }
}

/** The submitted texts; a hand-made request can contain anything. */
function typedIn(lastResult: SubmissionResult | undefined): Record<string, string> {
  const texts = Object.entries(lastResult?.initialValue ?? {}).filter((each): each is [string, string] => {
    return typeof each[1] === 'string'
  })
  return Object.fromEntries(texts)
}

function problemsIn(lastResult: SubmissionResult | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lastResult?.error ?? {}).map(([name, sentences]) => [name, sentences ?? []]))
}
