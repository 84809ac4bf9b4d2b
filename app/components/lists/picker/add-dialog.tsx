import { type FetcherWithComponents, Link, useFetcher } from '@remix-run/react'
import { useEffect, useId, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import type { Picture } from '~/components/ui/photo'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { NO_LIST_YET } from '~/models/lists/list-heading'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { MAX_LIST_NAME_LENGTH } from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import type { Choice, LastChoice } from '~/services/lists/list-choices.server'
import { ChoiceName, CreateProject, IsHere, ListChoice } from './list-picker'

interface AddDialogProps {
  vehicle: { id: string; title: string }
  /** The fetcher that submits a choice. */
  adding: FetcherWithComponents<unknown>
  /** Why the last choice was refused. */
  problems: readonly string[]
  returnTo: string
  onClose: () => void
}

/** The picker's loader data, as a fetcher gets it. */
type PickerPage = {
  vehicle: { picture: Picture | null; isGone: boolean }
  mayCreateProject: boolean
  last: LastChoice | null
  choices: Choice[]
  next: string | null
}

/** Chooses a list in a dialog over the current page: the last used list first, then all projects. */
export default function AddDialog({ vehicle, adding, problems, returnTo, onClose }: AddDialogProps) {
  const page = usePickerPage(listPaths.addToProject(vehicle.id))
  const last = page?.last
  return (
    <Dialog
      title="Add to project"
      subtitle={vehicle.title}
      picture={page?.vehicle.picture}
      size="small"
      closeTo={returnTo}
      onClose={onClose}
    >
      <DialogBody>
        {problems.length > 0 && (
          <Note tone="refused" isAlert className="mb-4">
            {problems.join(' ')}
          </Note>
        )}
        {!page && <p role="status">Loading your projects.</p>}
        {page?.vehicle.isGone && <Note tone="gone">This vehicle is no longer listed, so it cannot be added.</Note>}
        {page && !page.vehicle.isGone && (
          <div className="grid gap-3">
            {last && (
              <adding.Form
                method="post"
                action={listPaths.placement(vehicle.id, { projectId: last.projectId, returnTo })}
              >
                <ListChoice
                  choice={{ ...last, name: `${last.name} (${last.project})` }}
                  adding={adding}
                  look="primary"
                />
              </adding.Form>
            )}
            {page.choices.length === 0 && <p>{PROJECT_MESSAGES.noProjects}</p>}
            <ul className="grid gap-2">
              {page.choices.map((project) => (
                <li key={project.id} className="sheet px-4">
                  <ProjectChoice
                    project={project}
                    isFirst={project.id === last?.projectId || page.choices.length === 1}
                    {...{ vehicle, adding, returnTo }}
                  />
                </li>
              ))}
            </ul>
            {page.next && (
              <Link
                className={BUTTON_CLASS.outline}
                to={listPaths.addToProject(vehicle.id, { returnTo, after: page.next })}
              >
                More projects
              </Link>
            )}
            {page.mayCreateProject && (
              <CreateProject
                to={projectPaths.newProject({ vehicleId: vehicle.id, returnTo })}
                look={page.choices.length ? 'ghost' : 'primary'}
              />
            )}
          </div>
        )}
      </DialogBody>
    </Dialog>
  )
}

type Where = Pick<AddDialogProps, 'vehicle' | 'adding' | 'returnTo'>
type ProjectChoiceProps = Where & { project: Choice; isFirst: boolean }

/** A project that expands to its lists, which are loaded then. */
function ProjectChoice({ project, isFirst, ...lists }: ProjectChoiceProps) {
  const [isOpened, setOpened] = useState(isFirst)
  return (
    <details open={isFirst} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-12 items-center gap-3 py-2 font-semibold">
        <ChoiceName {...project} />
        {project.hasVehicle && <IsHere>In this project</IsHere>}
        <Icon name="down" className="turns w-4!" />
      </summary>
      {isOpened && <ProjectLists projectId={project.id} {...lists} />}
    </details>
  )
}

function ProjectLists({ projectId, vehicle, adding, returnTo }: { projectId: string } & Where) {
  const page = usePickerPage(listPaths.addToProject(vehicle.id, { projectId }))
  const action = listPaths.placement(vehicle.id, { projectId, returnTo })
  if (!page) return <p className="pb-4 text-quiet">Loading its lists.</p>
  return (
    <div className="grid gap-2 pb-4">
      {page.choices.length === 0 && <p className="text-quiet">{LIST_PAGE_MESSAGES.noListsToChoose}</p>}
      <adding.Form method="post" action={action} className="grid gap-2">
        {page.choices.map((choice) => (
          <ListChoice choice={choice} adding={adding} key={choice.id} />
        ))}
      </adding.Form>
      {page.next && (
        <Link className="link tap" to={listPaths.addToProject(vehicle.id, { projectId, returnTo, after: page.next })}>
          More lists
        </Link>
      )}
      <NewList adding={adding} action={action} newestId={page.choices[0]?.id} />
    </div>
  )
}

/** Creates a list that starts with the vehicle and asks only for its name. `writtenAfter` makes it idempotent. */
function NewList({ adding, action, newestId }: Pick<Where, 'adding'> & { action: string; newestId?: string }) {
  const [isNamed, setNamed] = useState(false)
  const id = useId()
  if (!isNamed) {
    return (
      <button type="button" className={BUTTON_CLASS.ghost} onClick={() => setNamed(true)}>
        <Icon name="plus" />
        Create List
      </button>
    )
  }
  return (
    <adding.Form method="post" action={action} className="grid gap-2 border-t border-base-300 pt-3">
      <input type="hidden" name="writtenAfter" value={newestId ?? NO_LIST_YET} />
      <TextField
        id={id}
        name="name"
        label="New list name"
        noteAbout={printNote}
        required
        maxLength={MAX_LIST_NAME_LENGTH}
        autoComplete="off"
        isFirstProblem
      />
      <SubmitButton look="outline" isBusy={adding.state !== 'idle' && Boolean(adding.formData?.get('name'))}>
        Create and add
      </SubmitButton>
    </adding.Form>
  )
}

/** The loader data at an address; undefined until loaded. */
function usePickerPage(address: string): PickerPage | undefined {
  const { load, data } = useFetcher<PickerPage>()
  useEffect(() => load(address), [load, address])
  return data
}
