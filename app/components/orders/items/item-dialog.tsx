import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { FillDays } from '~/components/ui/calendar/fill-days'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { type SumRow, Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { Warning } from '~/components/ui/feedback/warning'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { budgetWarning } from '~/models/crew/budget'
import { AMENDMENT_DIALOGS, afterNewDates, cancelQuestion } from '~/models/orders/items/item-messages'
import { cheaperDays, type PriceEffect as Effect, effectOf, type TypedDays } from '~/models/orders/items/item-price'
import { countDays, formatDayCount } from '~/models/trade/days/day'
import { daysOfValue } from '~/models/trade/days/days-value'
import { formatCents, orderTaxLabel, taxPercent } from '~/models/trade/money'
import { orderPaths } from '~/models/trade/paths/orders'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import type { ItemView } from '~/services/orders/items/require-item.server'
import { Days } from '../days'
import { ItemDays, type ItemDaysProps } from './item-days'

const ORDER = ['from', 'to', 'side', 'reason'] as const
const DAYS = ['from', 'to'] as const

interface ItemDialogProps {
  kind: AmendmentKind
  item: ItemView
  /** Field values from the query, sent without script by the price button or one that takes other days. */
  draft: Partial<TypedDays> & { free?: string | undefined }
  lastResult: SubmissionResult | undefined
  /** The page to return to; by default the crew's order page. */
  closeTo?: string
  /** Additional fields. */
  extraFields?: (field: (name: ExtraField) => FieldState) => ReactNode
}

/** Fields that staff fill in: on whose behalf they act, and why. */
type ExtraField = 'side' | 'reason'

/** Confirms an amendment of an order item and shows its effect on the price. */
export function ItemDialog(props: ItemDialogProps) {
  const { kind, item } = props
  const { closeTo = orderPaths.orderDetails(item.orderId, item.project.id, item.project.title) } = props
  return (
    <Dialog
      title={AMENDMENT_DIALOGS[kind].title}
      subtitle={
        <>
          {item.title}, <Days text={item.days} />
        </>
      }
      picture={item.picture}
      closeTo={closeTo}
      size="small"
    >
      {item.refusal === null ? <ItemForm {...props} closeTo={closeTo} /> : <Refused item={item} closeTo={closeTo} />}
    </Dialog>
  )
}

function Refused({ item, closeTo }: { item: ItemView; closeTo: string }) {
  return (
    <>
      <DialogBody>
        <Note tone="gone" isAlert>
          {item.refusal}
        </Note>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Back to the order" />
    </>
  )
}

function ItemForm({ kind, item, draft, lastResult, extraFields, closeTo }: ItemDialogProps & { closeTo: string }) {
  const defaultValue = { ...startingDays(kind, item), ...draft, ...daysOfValue(draft.free) }
  const [form, field] = useServerForm({ id: 'item', fields: ORDER, lastResult, defaultValue, together: DAYS })
  const [typed, setTyped] = useState<TypedDays | null>(null)
  const days = typed ?? { from: field('from').defaultValue ?? '', to: field('to').defaultValue ?? '' }
  const effect = effectOf(kind, item, days)
  const cheaper = cheaperDays(kind, item, days)
  const isPriced = kind === 'change' || kind === 'extend'
  const isSame = kind === 'change' && days.from === item.booking.from && days.to === item.booking.to
  return (
    <Form method="post" replace id={form.id} onSubmit={form.onSubmit} onInput={follow} noValidate className="contents">
      {/* Enter in a field presses the first button, which must not be one that takes other days */}
      {isPriced && <button type="submit" formMethod="get" hidden />}
      <input type="hidden" name="revision" value={item.revision} />
      {effect && isPriced && <input type="hidden" name="seen" value={effect.is} />}
      <DialogBody>
        <FormErrors errors={form.errors} className="mb-4" />
        <div className="grid gap-4">
          <Question kind={kind} item={item} field={field} days={days} />
          <PriceEffect kind={kind} item={item} days={days} effect={isSame ? null : effect}>
            {cheaper && (
              <FillDays days={cheaper.days} from={kind === 'change' ? field('from').id : null} to={field('to').id}>
                Take {formatDayCount(countDays(cheaper.days))} for {formatCents(cheaper.rate)}
              </FillDays>
            )}
          </PriceEffect>
          {isPriced && <p className="text-sm text-quiet">{afterNewDates(item.signer)}</p>}
          <Warning warning={item.missing} className="" />
          {extraFields?.(field)}
        </div>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel={kind === 'cancel' ? 'Keep it' : 'Cancel'}>
        {isPriced && (
          <button type="submit" formMethod="get" className={`${BUTTON_CLASS.outline} without-script`}>
            Show price
          </button>
        )}
        <SubmitButton look={kind === 'cancel' ? 'refuse' : isSame ? 'outline' : 'primary'}>
          {AMENDMENT_DIALOGS[kind].submit}
        </SubmitButton>
      </DialogFoot>
    </Form>
  )

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    const now = new FormData(currentTarget)
    setTyped({ from: String(now.get('from') ?? ''), to: String(now.get('to') ?? '') })
  }
}

/** Default days: a change starts from the booked ones, a completion from today. */
function startingDays(kind: AmendmentKind, { booking, offered }: ItemView): TypedDays {
  if (kind === 'change') return booking
  return { from: '', to: kind === 'complete' ? offered.to : '' }
}

function Question({
  kind,
  item,
  ...fields
}: Pick<ItemDialogProps, 'kind' | 'item'> & Omit<ItemDaysProps, 'kind' | 'item'>) {
  if (kind !== 'cancel') return <ItemDays kind={kind} item={item} {...fields} />
  return <p>{cancelQuestion(item)}</p>
}

interface PriceEffectProps {
  kind: AmendmentKind
  item: ItemView
  /** As typed so far. */
  days: TypedDays
  /** null while the days are not available, or are the current ones. */
  effect: Effect | null
  /** The button that takes a longer booking that costs less. */
  children: ReactNode
}

/** The price before and after the amendment, before tax, and the difference with tax. */
function PriceEffect({ kind, item, days, effect, children }: PriceEffectProps) {
  const was = {
    label: `${kind === 'cancel' ? 'Booked' : 'Current'} (${item.dayCount})`,
    amount: formatCents(item.price),
  }
  const rowsOf = kind === 'cancel' ? cancelRows : changeRows
  return (
    <section aria-label="Price" aria-live="polite">
      <Sums rows={effect ? [was, ...rowsOf(effect, item)] : [was]} />
      {effect ? (
        <Warning warning={budgetWarning(item.budget, effect.withTax)} />
      ) : (
        <p className="hint mt-2">Choose {kind === 'complete' ? 'the last day' : 'new dates'} to see the price.</p>
      )}
      {children && <div className="mt-4 grid">{children}</div>}
      {effect && item.cover && days.to > item.cover.until && <Warning warning={item.cover.warning} />}
    </section>
  )
}

function cancelRows({ is, difference, withTax }: Effect, { taxPerMille }: ItemView): SumRow[] {
  return [
    { label: orderTaxLabel(taxPerMille), amount: formatCents(difference - withTax) },
    { label: 'Cancellation fee', amount: formatCents(is) },
    { label: 'Removed from the order', amount: formatCents(-withTax), isTotal: true },
  ]
}

function changeRows({ is, difference, withTax, count }: Effect, { taxPerMille }: ItemView): SumRow[] {
  return [
    { label: count ? `New (${formatDayCount(count)})` : 'New', amount: formatCents(is), isStrong: true },
    { label: 'Difference', amount: signed(difference) },
    { label: `Difference incl. tax (${taxPercent(taxPerMille)})`, amount: signed(withTax), isTotal: true },
  ]
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents)}`
