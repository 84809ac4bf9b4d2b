import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useLocation } from '@remix-run/react'
import { DECLINE_FIELDS, DeclineFields } from '~/components/deals/messages/decline-fields'
import { MessageForm } from '~/components/deals/messages/message-form'
import { NoteField } from '~/components/deals/messages/note-field'
import { TemplateLinks } from '~/components/deals/messages/template-links'
import { RateField } from '~/components/deals/offer-parts'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useFormResponse } from '~/components/ui/form/form-response'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { chosenTemplate } from '~/models/deals/timeline/reply-templates'
import { formatDayCount } from '~/models/trade/days/day'
import { type Cents, formatCents, formatExact } from '~/models/trade/money'
import { ACCEPT_ID, dealPaths } from '~/models/trade/paths/deals'
import type { OwnerThread } from '~/services/deals/require-thread.server'
import { NoAnswer } from './thread'

/** The part of the thread that an answer depends on; `round` is that of the offer being answered. */
export type Answered = Pick<
  OwnerThread,
  | 'id'
  | 'productionCompany'
  | 'round'
  | 'lastOffer'
  | 'days'
  | 'inTheWay'
  | 'state'
  | 'attempt'
  | 'messageRefusal'
  | 'templates'
>

/** The responses to a counteroffer or a message that was just sent. */
interface AnswersProps {
  thread: Answered
  /** The field that gets a template chosen without script; the note belongs to the counteroffer. */
  templateFor?: 'message' | 'note'
  counterResult?: SubmissionResult | undefined
  messageResult?: SubmissionResult | undefined
}

/**
 * The owner's possible answers, or why there are none, and the form to message the crew, folded while an answer is due.
 */
export function Answers({ thread, templateFor = 'message', counterResult, messageResult }: AnswersProps) {
  const { id, state, lastOffer, productionCompany, attempt, messageRefusal, templates } = thread
  const { template, search } = chosenTemplate(useLocation().search, templates)
  const textFor = (field: typeof templateFor) => (field === templateFor ? template?.text : undefined)
  const message = messageRefusal === null && (
    <MessageForm
      key={textFor('message')}
      action={dealPaths.ownerMessages(id) + search}
      to={productionCompany}
      text={textFor('message')}
      {...{ attempt, refusal: messageRefusal, lastResult: messageResult }}
    >
      <TemplateLinks templates={templates} page={`${dealPaths.ownerInquiry(id)}${search}#message`} />
    </MessageForm>
  )
  return (
    <>
      {state === 'toAnswer' ? (
        <Answer key={textFor('note')} {...thread} note={textFor('note')} search={search} lastResult={counterResult} />
      ) : (
        <NoAnswer state={state} lastOffer={lastOffer} />
      )}
      {message && (
        <div className="mt-5 border-t border-base-300 pt-4">
          {state === 'toAnswer' ? (
            <details open={textFor('message') !== undefined || messageResult !== undefined}>
              <summary className="link inline-flex min-h-11 items-center">Write a message instead</summary>
              <div className="mt-2">{message}</div>
            </details>
          ) : (
            message
          )}
        </div>
      )}
    </>
  )
}

type AnswerProps = Pick<Answered, 'id' | 'round' | 'lastOffer' | 'days' | 'inTheWay' | 'templates'> & {
  /** The text of the note, from a template. */
  note?: string | undefined
  /** The query of the page. */
  search: string
  lastResult: SubmissionResult | undefined
}

/** Accept and decline in one row, then the counteroffer. If no agreement is possible, only decline. */
export function Answer({ id, round, lastOffer, days, inTheWay, templates, note, search, lastResult }: AnswerProps) {
  const counterAt = dealPaths.ownerNegotiation(id)
  const acceptAt = dealPaths.ownerAcceptance(id)
  const answered = useFormResponse(lastResult, counterAt)
  const defaultValue = { note }
  const [form, field] = useServerForm({ id: 'counter', fields: ['rate', 'note'], lastResult: answered, defaultValue })
  // a refused counteroffer stays visible
  const isOpen = inTheWay === null || answered !== undefined
  return (
    <div className="mt-4 grid gap-3">
      <FormErrors errors={form.errors} />
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <Form method="post" action={acceptAt + search} className="max-sm:grid max-sm:w-full" preventScrollReset>
            <input type="hidden" name="round" value={round} />
            <SubmitButton id={ACCEPT_ID} action={acceptAt + search}>
              Accept {formatExact(lastOffer)}
            </SubmitButton>
          </Form>
        )}
        <Link
          className={`${BUTTON_CLASS.outline} max-sm:w-full`}
          to={`${dealPaths.ownerDecline(id)}${search}#answer`}
          preventScrollReset
        >
          Decline
        </Link>
      </div>
      {isOpen && (
        <Form
          method="post"
          action={counterAt + search}
          id={form.id}
          onSubmit={form.onSubmit}
          noValidate
          className="grid gap-2 sm:max-w-lg"
          preventScrollReset
        >
          <input type="hidden" name="round" value={round} />
          <RateField
            field={field('rate')}
            label={`Your counteroffer for ${formatDayCount(days)}, before tax`}
            lastResult={answered}
            isAskedAbout={(rate) => rate > 0 && rate < lastOffer}
          />
          <NoteField field={field('note')} label="Note with the counteroffer (optional)" />
          {templates.length > 0 && (
            <TemplateLinks templates={templates} page={`${counterAt}${search}#${field('note').id}`} />
          )}
          <SubmitButton look="outline" className="mt-1 sm:justify-self-start" action={counterAt + search}>
            Send counteroffer
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

interface DeclineFormProps {
  productionCompany: string
  lastOffer: Cents
  round: number
  lastResult: SubmissionResult | undefined
  /** The address of the thread, for Cancel, with its query. */
  backTo: string
  /** Of this page. */
  page: string
  templates: Answered['templates']
  /** The text of the note, from a template. */
  note: string | undefined
}

/** Confirms that the owner declines, in the thread itself. */
export function DeclineForm(props: DeclineFormProps) {
  const { productionCompany, lastOffer, round, lastResult, backTo, page, templates, note } = props
  const defaultValue = { note }
  const [form, field] = useServerForm({ id: 'decline', fields: DECLINE_FIELDS, lastResult, defaultValue })
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-4 grid gap-3" preventScrollReset>
      <input type="hidden" name="round" value={round} />
      <FormErrors errors={form.errors} />
      <h3 className="scroll-mt-4 text-lg" id="answer">
        Decline Offer
      </h3>
      <p>
        {productionCompany} offers <b className="figure">{formatCents(lastOffer)}</b> before tax. Declining ends this
        inquiry; the crew is notified by email.
      </p>
      <DeclineFields field={field} />
      {templates.length > 0 && <TemplateLinks templates={templates} page={`${page}#${field('note').id}`} />}
      <div className="flex flex-wrap gap-2">
        <Link className={BUTTON_CLASS.outline} to={backTo} preventScrollReset>
          Cancel
        </Link>
        <SubmitButton look="refuse">Decline offer</SubmitButton>
      </div>
    </Form>
  )
}
