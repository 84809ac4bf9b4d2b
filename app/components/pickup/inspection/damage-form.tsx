import type { SubmissionResult } from '@conform-to/react'
import { DAMAGE_FIELDS, DAMAGE_REQUIRED, type DamageChoice, damageChoice, SIZE_CHOICES } from '~/models/pickup/damage'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import type { Damage } from '~/models/trade/vocabulary/inspections'
import type { DamagePage } from '~/services/pickup/inspection-forms.server'
import { BUTTON_CLASS, SubmitButton } from '../../ui/button'
import { Note } from '../../ui/feedback/note'
import { plainField } from '../../ui/form/field-state'
import { FormErrors } from '../../ui/form/form-errors'
import { PageTitle } from '../../ui/page'
import { BackLink } from '../back-link'
import { ChoiceChips, DamageChoices } from './damage-choices'
import { NoSignal } from './no-signal'
import { PhotoFrame, Shutter } from './photo-frame'
import { PhotoQueue } from './photo-queue'
import { problemsIn, typedIn } from './posted'

const ORDER = [...DAMAGE_FIELDS, 'file'] as const

interface DamageFormProps {
  page: DamagePage
  choice: DamageChoice
  to: InspectionAddresses
  /** The form's address with the current choices. */
  here: string
  lastResult?: SubmissionResult
}

/** One damage: its kind, view, part and type, and a photo of it. */
export function DamageForm({ page, choice, to, here, lastResult }: DamageFormProps) {
  return (
    <>
      <BackLink to={to.overview('damage')}>Damage Report</BackLink>
      <PageTitle title={page.damage ? `Damage #${page.number}` : 'Add damage'} lead={page.title} />
      {page.against && !lastResult ? (
        <Note tone="gone" className="mt-5">
          {page.against}
        </Note>
      ) : (
        <Choices
          page={page}
          choice={lastResult ? choiceIn(lastResult, page) : choice}
          to={to}
          here={here}
          lastResult={lastResult}
        />
      )}
      <PhotoQueue person={page.person} isFinished={page.isFinished} phase={page.phase} to={to} />
    </>
  )
}

/** The submitted choices: with script the address does not contain them. */
function choiceIn(lastResult: SubmissionResult, { damage }: DamagePage): DamageChoice {
  const sent = (name: keyof Damage) => typedIn(lastResult, name) ?? ''
  const submitted = { kind: sent('photoType'), view: sent('observationPoint'), part: sent('partOfVehicle') }
  return damageChoice(submitted, damage?.damage ?? null)
}

function Choices({ page: { bodyType, damage, key, number }, choice, to, here, lastResult }: DamageFormProps) {
  const values = Object.fromEntries(
    DAMAGE_FIELDS.map((name) => [name, typedIn(lastResult, name) ?? choice[name] ?? undefined]),
  )
  const field = plainField({ values, errors: problemsIn(lastResult) }, ORDER)
  const back = to.overview('damage')
  return (
    <form
      method="post"
      action={here}
      encType="multipart/form-data"
      noValidate
      className="mt-5 grid gap-6"
      data-damage={back}
      data-view-required={DAMAGE_REQUIRED.observationPoint}
      data-part-required={DAMAGE_REQUIRED.partOfVehicle}
    >
      <FormErrors errors={lastResult?.error?.[''] ?? undefined} />
      <input type="hidden" name="key" value={typedIn(lastResult, 'key') ?? key} />
      {damage && <input type="hidden" name="damage" value={damage.id} />}
      <DamageChoices bodyType={bodyType} choice={choice} damageId={damage?.id} to={to} field={field} />
      <ChoiceChips {...field('damageSize')} label="Damage size" choices={SIZE_CHOICES} />
      <PhotoFrame
        title={damage ? 'Photo' : 'Photo (required)'}
        picture={
          damage && (
            <img
              className="photo"
              src={to.print(damage.id, '400.webp')}
              width={400}
              height={300}
              alt={`Damage #${number}`}
            />
          )
        }
      >
        <Shutter field={field('file')} label={damage ? 'Retake photo' : 'Take photo'} isRequired={!damage} />
      </PhotoFrame>
      <NoSignal>{INSPECTION_MESSAGES.noSignal}</NoSignal>
      <div className="damage-foot">
        <a className={BUTTON_CLASS.ghost} href={back}>
          Cancel
        </a>
        <SubmitButton>Save damage</SubmitButton>
      </div>
    </form>
  )
}
