import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { Menu, MenuChoice } from '~/components/ui/menu'
import type { ListBar, ListChoice } from '~/models/lists/shown-list'

/** Stays in sight over the lists: how the project stands, and how its vehicles are shown. */
export function ProjectBar({ summary, statuses, orders, layouts }: ListBar) {
  return (
    <div className="list-bar no-print">
      {summary.length > 0 && (
        <p className="figure font-semibold *:whitespace-nowrap">
          {summary.map(({ words, to }, index) => (
            <Fragment key={words}>
              {index > 0 && ', '}
              <Link className="hover:underline" to={to} preventScrollReset>
                {words}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        <Choices name="Status" choices={statuses} />
        <Choices name="Order" choices={orders} />
        <ul className="switch">
          {layouts.map(({ value, label, to, isChosen }) => (
            <li key={value}>
              <Link className="tap px-2 sm:px-3" to={to} aria-current={isChosen || undefined} preventScrollReset>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Called by its name while the first choice, which changes nothing, is made. */
function Choices({ name, choices }: { name: string; choices: readonly ListChoice[] }) {
  if (choices.length === 0) return null
  const chosen = choices.find(({ isChosen }) => isChosen)
  return (
    <Menu label={chosen && chosen !== choices[0] ? chosen.label : name} className="list-menu">
      {choices.map(({ value, ...choice }) => (
        <MenuChoice key={value} {...choice} />
      ))}
    </Menu>
  )
}
