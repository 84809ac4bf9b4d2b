import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuChoice } from '~/components/ui/menu'
import type { ListBar, ListChoice } from '~/models/lists/shown-list'
import type { ProjectAction, projectActions } from '~/models/projects/project-actions'

/** Sticky above the lists: a summary of the project, and the filter, order and layout of its vehicles. */
export function ProjectBar({ summary, lists, statuses, marks, orders, layouts }: ListBar) {
  return (
    <div className="list-bar no-print">
      {summary.length > 0 && (
        <p className="figure font-semibold *:whitespace-nowrap">
          {summary.map(({ text, to }, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              <Link className="hover:underline" to={to} preventScrollReset>
                {text}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <div className="flex gap-2">
        <Choices name="Lists" kinds={{ Lists: lists }} />
        <Choices name="Filter" kinds={{ Status: statuses, Mark: marks }} />
        <Choices name="Sort" kinds={{ Sort: orders }} />
        <ul className="switch">
          {layouts.map(({ value, label, to, isChosen }) => (
            <li key={value}>
              <Link className="tap px-3" to={to} aria-current={isChosen || undefined} preventScrollReset>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * A menu of one or more kinds of choices, each headed by its name unless that is the menu's. Labeled with the chosen
 * ones, or with its name while the first of each kind, the defaults, are chosen.
 */
function Choices({ name, kinds }: { name: string; kinds: Record<string, readonly ListChoice[]> }) {
  const all = Object.values(kinds)
  if (all.every(({ length }) => length === 0)) return null
  const chosen = all.flatMap((choices) => choices.slice(1).filter(({ isChosen }) => isChosen))
  return (
    <Menu label={chosen.map(({ label }) => label).join(', ') || name} className="list-menu">
      {Object.entries(kinds).map(([kind, choices]) => (
        <Fragment key={kind}>
          {kind !== name && choices.length > 0 && <p className="px-3 pt-2 text-sm text-quiet">{kind}</p>}
          {choices.map(({ value, ...choice }) => (
            <MenuChoice key={value} {...choice} />
          ))}
        </Fragment>
      ))}
    </Menu>
  )
}

interface ProjectActionsProps {
  ways: ReturnType<typeof projectActions>
  view: string
}

/** The actions on the project that this member may take; on phones a menu beside the title has all of them. */
export function ProjectActions({ ways: { buttons, more }, view }: ProjectActionsProps) {
  return (
    <div className="flex gap-1.5 max-lg:*:grow max-md:contents lg:justify-end">
      {buttons.map((way) => (
        <Step key={way.label} way={way} view={view} className={`${BUTTON_CLASS.outline} max-md:hidden`} />
      ))}
      <Menu
        label="More"
        icon="more"
        isLabelHidden
        className="ml-auto grow-0! max-md:absolute max-md:top-0 max-md:right-0"
      >
        {more.map((way) => (
          <Step key={way.label} way={way} view={view} className={way.isFolded ? 'md:hidden!' : ''} />
        ))}
      </Menu>
    </div>
  )
}

function Step({ way, view, className }: { way: ProjectAction; view: string; className: string }) {
  const { label, to, icon, isApart } = way
  if (!to) {
    return (
      <button type="button" disabled className="text-quiet cursor-not-allowed!">
        {label}
      </button>
    )
  }
  return (
    <Link className={className} to={isApart ? to : to + view} reloadDocument={isApart} preventScrollReset>
      {icon && <Icon name={icon} />}
      {label}
    </Link>
  )
}
