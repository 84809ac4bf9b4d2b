import { Link } from '@remix-run/react'
import { type MouseEvent, type ReactElement, useState } from 'react'
import { shortListName } from '~/models/lists/list-heading'
import type { ShownList } from '~/models/lists/shown-list'
import { listPaths } from '~/models/trade/paths/lists'
import { Icon } from '../ui/icon'

interface ListTitleProps {
  projectId: string
  list: ShownList
  mayEdit: boolean
  /** May add vehicles, and so search for them near the list's location. */
  mayAdd: boolean
  view: string
}

/** A list's name and heading. Pressing the pencil edits it in place; without script the pencil opens a dialog. */
export function ListTitle({ projectId, list, mayEdit, mayAdd, view }: ListTitleProps) {
  const [editor, setEditor] = useState<ReactElement | null>(null)
  const to = listPaths.editList(projectId, list.id) + view
  const edit = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { target } = event
    import('./list-editor').then(
      (module) => {
        const Editor = module.ListEditor
        setEditor(<Editor address={to} pressed={target} title={title} onDone={() => setEditor(null)} />)
      },
      () => location.assign(to),
    )
  }
  const title = (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4" {...(mayEdit ? { onDoubleClick: edit } : {})}>
      <h3 className="flex min-h-11 items-center gap-1 text-xl max-sm:w-full max-sm:pr-26 max-sm:text-lg">
        <ListName name={list.name} />
        {mayEdit && (
          <Link className="tap text-quiet" to={to} preventScrollReset onClick={edit}>
            <Icon name="pen" />
            <span className="sr-only">{`Edit list ${list.name}`}</span>
          </Link>
        )}
      </h3>
      <div className="flex flex-wrap gap-x-4 gap-y-0.5">
        {list.heading && (
          <p className="text-sm text-quiet" dir="auto">
            {list.heading}
          </p>
        )}
        {list.location && (
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm" data-part="location">
            <Icon name="pin" className="size-4! text-quiet" />
            <bdi>{list.location}</bdi>
            {mayAdd && list.nearTo && (
              <Link className="link no-print leading-11" to={list.nearTo}>
                Find vehicles near here
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  )
  return editor ?? title
}

/** A long name is shortened on small screens; screen readers and wide screens get all of it. */
function ListName({ name }: { name: string }) {
  const short = shortListName(name)
  if (short === name) return <bdi className="min-w-0">{name}</bdi>
  return (
    <bdi className="min-w-0">
      <span className="sm:hidden" aria-hidden="true">
        {short}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </bdi>
  )
}
