import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/feedback/empty-state'
import { Icon } from '~/components/ui/icon'
import { PROJECT_MESSAGES } from '~/models/crew/project-messages'
import { projectPaths } from '~/models/trade/paths/projects'

/** What an admin without a project sees first: what one is for, and the way to it. */
export function FirstProject() {
  return (
    <EmptyState
      title={PROJECT_MESSAGES.noProjects}
      hint={
        <>
          A project keeps the vehicles of one production together.
          <span className="mx-auto mt-4 grid w-fit gap-3 text-left">
            {STEPS.map((step, index) => (
              <span key={step} className="flex gap-3">
                <b className="figure">{index + 1}</b>
                <span>{step}</span>
              </span>
            ))}
          </span>
        </>
      }
      action={
        <Link className={BUTTON_CLASS.primary} to={projectPaths.newProject()} preventScrollReset>
          <Icon name="plus" />
          Create Project
        </Link>
      }
    />
  )
}

const STEPS = [
  'Name the project and its first list, and invite your crew if you like.',
  'Search vehicles and add them to its lists.',
  'Request rates from the owners, then book.',
]
