import { type Fetcher, Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Name } from '~/components/ui/name'
import { EmptyState, Pager } from '~/components/ui/page'
import { Photo, type Picture } from '~/components/ui/photo'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import type { Choice, LastChoice } from '~/services/lists/list-choices.server'

interface PickerProps {
  /** One page of choices. */
  choices: readonly Choice[]
  /** The addresses of the next and the first page, if any. */
  moreTo?: string | null
  firstTo?: string | null
  /** The links beside the one that creates a project or list. */
  children?: ReactNode
}

interface ProjectPickerProps extends PickerProps {
  /** The list used last, and where to submit its choice. */
  last?: (LastChoice & { to: string }) | null
  toOf: (projectId: string) => string
  /** Null if the member may not create projects. */
  createProjectTo: string | null
}

/** First step of adding a vehicle: choose a project, or directly the list used last. */
export function ProjectPicker({ choices, last, toOf, createProjectTo, children, ...pages }: ProjectPickerProps) {
  const create = createProjectTo && <CreateProject to={createProjectTo} look={choices.length ? 'outline' : 'primary'} />
  if (choices.length === 0) {
    const hint = create
      ? 'Create one, and this vehicle goes on its first list.'
      : 'You can add vehicles to active projects unless you are a Viewer. Ask a project Owner to add you.'
    return (
      <>
        <EmptyState title={PROJECT_MESSAGES.noProjects} hint={hint} action={create} />
        <PickerLinks>{children}</PickerLinks>
      </>
    )
  }
  return (
    <div>
      {last && (
        <Form method="post" action={last.to} className="mb-4">
          <ListChoice choice={{ ...last, name: `${last.name} (${last.project})` }} look="primary" />
        </Form>
      )}
      <ul className="grid gap-2">
        {choices.map(({ id, name, hint, hasVehicle }) => (
          <li key={id}>
            <Link className={ROW} to={toOf(id)}>
              <ChoiceName name={name} hint={hint} />
              {hasVehicle && <IsHere>In this project</IsHere>}
              <Icon name="right" className="text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
      <Pages {...pages} unit="projects" />
      <PickerLinks>
        {create}
        {children}
      </PickerLinks>
    </div>
  )
}

/** The new project's first list starts with the vehicle. */
export function CreateProject({ to, look }: { to: string; look: 'primary' | 'outline' | 'ghost' }) {
  return (
    <Link className={BUTTON_CLASS[look]} to={to}>
      <Icon name="plus" />
      Create Project
    </Link>
  )
}

function PickerLinks({ children }: { children: ReactNode }) {
  return <p className="mt-5 flex flex-wrap gap-2 empty:hidden">{children}</p>
}

/** With its location and number of vehicles, in a row of choices. */
export function ChoiceName({ name, hint }: Pick<Choice, 'name'> & Partial<Choice>) {
  return (
    <span className="mr-auto min-w-0 text-left">
      {name}
      {hint && <span className="figure block text-sm font-normal text-quiet">{hint}</span>}
    </span>
  )
}

/** Second step: choose one of its lists. Choosing one adds the vehicle. */
export function ListPicker({ choices, createListTo, children, ...pages }: PickerProps & { createListTo: string }) {
  return (
    <div>
      {choices.length === 0 ? (
        <EmptyState title={LIST_PAGE_MESSAGES.noListsToChoose} hint="Create one, and this vehicle goes on it." />
      ) : (
        <Form method="post">
          <ul className="grid gap-2">
            {choices.map((choice) => (
              <li key={choice.id}>
                <ListChoice choice={choice} />
              </li>
            ))}
          </ul>
        </Form>
      )}
      <Pages {...pages} unit="lists" />
      <PickerLinks>
        <Link className={BUTTON_CLASS.outline} to={createListTo}>
          <Icon name="plus" />
          Create List
        </Link>
        {children}
      </PickerLinks>
    </div>
  )
}

function Pages({ moreTo = null, firstTo = null, unit }: Pick<PickerProps, 'moreTo' | 'firstTo'> & { unit: string }) {
  return (
    <>
      <Pager to={moreTo} label={`More ${unit}`} />
      <Pager to={firstTo} label={`Back to the first ${unit}`} />
    </>
  )
}

interface ListChoiceProps {
  choice: Omit<Choice, 'hint'> & Partial<Choice>
  /** The fetcher that submits it, when the page stays. */
  adding?: Pick<Fetcher, 'state' | 'formData'>
  look?: 'primary' | 'outline'
}

/** A button that adds the vehicle to a list, or a check mark if the list has it already. */
export function ListChoice({ choice: { id, name, hint, hasVehicle }, adding, look = 'outline' }: ListChoiceProps) {
  if (hasVehicle) {
    return (
      <p className={`${ROW} text-quiet`}>
        <ChoiceName name={name} hint={hint} />
        <IsHere>In this list</IsHere>
      </p>
    )
  }
  return (
    <SubmitButton
      look={look}
      name="listId"
      value={id}
      isBusy={adding && adding.state !== 'idle' && adding.formData?.get('listId') === id}
      className={look === 'primary' ? 'w-full' : 'w-full justify-start! text-left'}
    >
      {look === 'primary' ? (
        `Add to ${name}`
      ) : (
        <>
          <span className="sr-only">Add to </span>
          <ChoiceName name={name} hint={hint} />
        </>
      )}
    </SubmitButton>
  )
}

/** A check mark with text: the vehicle is already here. */
export function IsHere({ children }: { children: ReactNode }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-sm text-available">
      <Icon name="check" />
      {children}
    </span>
  )
}

const ROW = 'sheet flex min-h-12 items-center gap-3 px-4 py-2'

/** The vehicle that a step is about, in one small row. */
export function VehicleStrip({ vehicle }: { vehicle: { title: string; town: string; picture: Picture | null } }) {
  return (
    <div className="sheet flex items-center gap-4 p-3">
      <Photo picture={vehicle.picture} alt="" sizes="6rem" isPriority className="w-24! shrink-0 rounded-field" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Name of={vehicle.title} />
        </p>
        <p className="text-sm text-quiet">{vehicle.town}</p>
      </div>
    </div>
  )
}
