import type { Choice } from '~/components/ui/form/choice-fields'
import { outlineOf } from '~/models/pickup/body-outlines'
import { type DamageChoice, KIND_CHOICES, partChoices, typeChoices, viewChoices } from '~/models/pickup/damage'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import type { Damage, ObservationPoint, PhotoType, VehiclePart } from '~/models/trade/vocabulary/inspections'
import { FieldGroup, type FieldTexts } from '../../ui/form/field'
import { type FieldState, focusOnProblem, hasProblem, optionId } from '../../ui/form/field-state'

interface DamageChoicesProps {
  bodyType: string
  choice: DamageChoice
  damageId: string | undefined
  to: InspectionAddresses
  field: (name: keyof Damage) => FieldState
}

/**
 * Kind, view, part and type. Kind and view are links, each to the form with the matching choices. The other choices are
 * rendered too, disabled and hidden, so that script can show them without a request.
 */
export function DamageChoices(props: DamageChoicesProps) {
  const { choice, damageId, to, field } = props
  return (
    <>
      <input type="hidden" name="photoType" value={choice.photoType} />
      <input type="hidden" name="observationPoint" value={choice.observationPoint ?? ''} />
      <nav aria-label="Kind of damage" className="grid grid-cols-2 border-b border-base-300">
        {KIND_CHOICES.map(({ value, label }) => (
          <a
            key={value}
            className="tab-link justify-center"
            href={to.damage({ damage: damageId, kind: value })}
            aria-current={value === choice.photoType ? 'true' : undefined}
            data-choose-kind={value}
          >
            {label.toUpperCase()}
          </a>
        ))}
      </nav>
      {KIND_CHOICES.map(({ value }) => (
        <fieldset key={value} className="grid gap-6" {...shownIf(value === choice.photoType)} data-kind={value}>
          <legend className="sr-only">Where and what</legend>
          <Views {...props} kind={value} />
          {viewChoices(value).map((view) => (
            <Parts key={view.value} {...props} kind={value} view={view.value} />
          ))}
          <ChoiceChips
            {...inReach(field('damageType'), value === choice.photoType)}
            id={`${value}-type`}
            defaultValue={value === choice.photoType ? field('damageType').defaultValue : undefined}
            label="Damage type"
            choices={typeChoices(value)}
          />
        </fieldset>
      ))}
    </>
  )
}

type OfKind = DamageChoicesProps & { kind: PhotoType }

function Views({ kind, choice, damageId, to, field }: OfKind) {
  const view = inReach(field('observationPoint'), kind === choice.photoType)
  return (
    <FieldGroup field={view} texts={{ label: 'View' }}>
      <div className="flex flex-wrap gap-2">
        {viewChoices(kind).map(({ value, label }, index) => (
          <a
            key={value}
            className="chip pick"
            {...focusOnProblem(view, index)}
            href={to.damage({ damage: damageId, kind, view: value })}
            aria-current={kind === choice.photoType && value === choice.observationPoint ? 'true' : undefined}
            data-choose-view={value}
          >
            {label}
          </a>
        ))}
      </div>
    </FieldGroup>
  )
}

type OfView = OfKind & { view: Damage['observationPoint'] }

function Parts({ bodyType, kind, view, choice, damageId, to, field }: OfView) {
  const isShown = kind === choice.photoType && view === choice.observationPoint
  const part = inReach(field('partOfVehicle'), isShown)
  return (
    <fieldset className="grid gap-3" {...shownIf(isShown)} data-view={view}>
      <legend className="sr-only">Part of vehicle</legend>
      <DamageOutline
        bodyType={bodyType}
        kind={kind}
        view={view}
        chosen={isShown ? part.defaultValue : undefined}
        addressOf={(name) => to.damage({ damage: damageId, kind, view, part: name })}
      />
      <ChoiceChips
        {...part}
        id={`${kind}-${view}-part`}
        defaultValue={isShown ? part.defaultValue : undefined}
        label="Part of vehicle (required)"
        choices={partChoices(kind, view)}
      />
    </fieldset>
  )
}

/** Shows errors only on the fields that are currently visible. */
const inReach = (field: FieldState, isShown: boolean): FieldState =>
  isShown ? field : { ...field, errors: undefined, isFirstProblem: false }

/** Hides the fields that do not apply, and disables them so that they are not submitted. */
const shownIf = (isShown: boolean) => (isShown ? {} : { disabled: true, hidden: true })

interface DamageOutlineProps {
  bodyType: string
  kind: PhotoType
  view: ObservationPoint
  chosen: string | undefined
  /** The address of the form with this part chosen. */
  addressOf: (part: VehiclePart) => string
}

/** A drawing of the vehicle with tappable parts. Keyboard and screen reader users choose below it instead. */
function DamageOutline({ bodyType, kind, view, chosen, addressOf }: DamageOutlineProps) {
  const outline = outlineOf(bodyType, kind, view)
  if (!outline || outline.shapes.length === 0) return null
  const { width, height, body, shapes, glass, lines, isMirrored } = outline
  return (
    <>
      <p className="hint" aria-hidden="true">
        Tap the damaged part.
      </p>
      <svg className="outline-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={isMirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
          {body && <path className="outline-body" d={body} />}
          {shapes.map(([part, path]) => (
            <a
              key={part}
              href={addressOf(part)}
              tabIndex={-1}
              aria-current={part === chosen ? 'true' : undefined}
              data-choose-part={part}
            >
              <path d={path} />
            </a>
          ))}
          {glass && <path className="outline-glass" d={glass} />}
          {lines && <path className="outline-lines" d={lines} />}
        </g>
      </svg>
    </>
  )
}

interface ChoiceChipsProps extends FieldState, FieldTexts {
  choices: readonly Choice[]
}

/** Exactly one of a few short choices, as many side by side as fit. */
export function ChoiceChips(props: ChoiceChipsProps) {
  return (
    <FieldGroup field={props} texts={props} role="radiogroup">
      <div className="flex flex-wrap gap-2">
        {props.choices.map((choice, index) => (
          <label className="chip pick" key={choice.value}>
            <input
              type="radio"
              id={optionId(props.id, index)}
              name={props.name}
              value={choice.value}
              defaultChecked={props.defaultValue === String(choice.value)}
              aria-invalid={hasProblem(props) || undefined}
              {...focusOnProblem(props, index)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
