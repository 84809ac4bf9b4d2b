import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { RadioGroup, SelectField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { FormFoot } from '~/components/ui/form/form-foot'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { IN_USE, missingText, NO_COPY, TRANSFER_TEXTS } from '~/models/lists/arrange/arrange-messages'
import { NO_MARK } from '~/models/lists/arrange/vehicle-notes'
import { pluralize } from '~/models/trade/format/text'
import { MARKS, type Transfer } from '~/models/trade/vocabulary/projects'
import type { SelectedListVehicle } from '~/services/lists/arrange/arrange-pages.server'
import { SelectedVehicles } from './selected-vehicles'

interface BulkPageProps {
  /** The title of the project. */
  project: string
  /** The page that the vehicles were selected on. */
  back: string
  vehicles: readonly SelectedListVehicle[]
  /** How many were selected that are no longer there. */
  missing: number
  lastResult: SubmissionResult | undefined
}

/** Moves or copies selected vehicles to another list. */
export function TransferVehicles(props: BulkPageProps & { kind: Transfer; lists: readonly Target[] }) {
  const { kind, lists, vehicles, lastResult } = props
  const [form, field] = useServerForm({ id: 'transfer', fields: ['listId'], lastResult })
  const { title, lead, button } = TRANSFER_TEXTS[kind]
  const whyNot = kind === 'move' ? inUse : noCopy
  const many = vehicles.filter((vehicle) => whyNot(vehicle) === null).length
  const choices = lists.map(({ id, name, has }) => ({ value: id, label: has > 0 ? `${name} (has ${has})` : name }))
  return (
    <BulkPage
      {...{ ...props, title, lead, form, whyNot }}
      fields={
        <SelectField
          {...field('listId')}
          label="List"
          emptyLabel="Choose a list"
          choices={choices}
          className="max-w-md"
        />
      }
      button={
        many > 0 && <SubmitButton className="max-sm:w-full">{`${button} ${pluralize(many, 'vehicle')}`}</SubmitButton>
      }
    />
  )
}

/** A target list, with the number of selected vehicles it already has. */
type Target = { id: string; name: string; has: number }

/** Gives selected vehicles the same mark. */
export function MarkVehicles(props: BulkPageProps) {
  const [form, field] = useServerForm({ id: 'marks', fields: ['mark'], lastResult: props.lastResult })
  const many = props.vehicles.length
  return (
    <BulkPage
      {...{ ...props, form }}
      title="Mark vehicles"
      lead="Everyone in the project sees the marks."
      fields={<RadioGroup {...field('mark')} label="Mark" choices={[...MARKS, { value: NO_MARK, label: 'No mark' }]} />}
      button={many > 0 && <SubmitButton className="max-sm:w-full">{`Mark ${pluralize(many, 'vehicle')}`}</SubmitButton>}
    />
  )
}

/** Removes selected vehicles from their list. */
export function RemoveVehicles(props: BulkPageProps) {
  const [form] = useServerForm({ id: 'removal', lastResult: props.lastResult })
  const many = props.vehicles.filter((vehicle) => inUse(vehicle) === null).length
  const label = `Remove ${pluralize(many, 'vehicle')}`
  return (
    <BulkPage
      {...{ ...props, form }}
      title="Remove vehicles"
      lead="They move to Removed Vehicles, and you can restore them there."
      whyNot={inUse}
      button={
        many > 0 && (
          <SubmitButton look="refuse" className="max-sm:w-full">
            {label}
          </SubmitButton>
        )
      }
    />
  )
}

interface FrameProps extends BulkPageProps {
  title: string
  lead: string
  form: ReturnType<typeof useServerForm>[0]
  /** Why the action skips a vehicle; null if it does not. */
  whyNot?: (vehicle: SelectedListVehicle) => string | null
  fields?: ReactNode
  button: ReactNode
}

const inUse = ({ isInUse }: SelectedListVehicle) => (isInUse ? IN_USE : null)
const noCopy = ({ vehicleId }: SelectedListVehicle) => (vehicleId === null ? NO_COPY : null)
const none = () => null

function BulkPage(props: FrameProps) {
  const { project, back, vehicles, missing, title, lead, form, whyNot = none, fields, button } = props
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: project, to: back }]} current={title} />
      <PageTitle title={title} lead={lead} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-5">
        <FormErrors errors={form.errors} />
        {missing > 0 && <Note tone="gone">{missingText(missing)}</Note>}
        <SelectedVehicles vehicles={vehicles} whyNot={whyNot} />
        {fields}
        <FormFoot back={back}>{button}</FormFoot>
      </Form>
    </div>
  )
}
