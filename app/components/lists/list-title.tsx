import { Link, useNavigate } from '@remix-run/react'
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type ListFields, shortListName } from '~/models/lists/list-heading'
import type { ShownList } from '~/models/lists/shown-list'
import { paths } from '~/models/trade/addresses/paths'
import { Icon } from '../ui/icon'
import type { ListEditorProps } from './inline/list-editor'

interface ListTitleProps {
  projectId: string
  list: ShownList
  mayEdit: boolean
  view: string
}

/** What a list is called and where it belongs. An editor writes into it in place, and without script in a dialog. */
export function ListTitle({ projectId, list, mayEdit, view }: ListTitleProps) {
  const [editing, setEditing] = useState<{ Editor: ComponentType<ListEditorProps>; start: keyof ListFields }>()
  const navigate = useNavigate()
  const pencil = useRef<HTMLAnchorElement>(null)
  if (!mayEdit) return <Words list={list} />

  const to = paths.editList(projectId, list.id) + view
  const edit = (event: MouseEvent, start: keyof ListFields) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./inline/list-editor').then(
      ({ ListEditor }) => setEditing({ Editor: ListEditor, start }),
      () => navigate(to, { preventScrollReset: true }),
    )
  }
  const done = () => {
    setEditing(undefined)
    requestAnimationFrame(() => pencil.current?.focus({ preventScroll: true }))
  }
  const words = (
    <Words list={list} onDoubleClick={edit}>
      <Link ref={pencil} className="tap text-quiet" to={to} preventScrollReset onClick={(event) => edit(event, 'name')}>
        <Icon name="pen" />
        <span className="sr-only">Edit list {list.name}</span>
      </Link>
    </Words>
  )
  if (!editing) return words
  return (
    <editing.Editor address={to} start={editing.start} onDone={done}>
      {words}
    </editing.Editor>
  )
}

interface WordsProps {
  list: ShownList
  /** Where one part of the words is pressed twice. */
  onDoubleClick?: (event: MouseEvent, part: keyof ListFields) => void
  children?: ReactNode
}

function Words({ list, onDoubleClick, children }: WordsProps) {
  const on = (part: keyof ListFields) =>
    onDoubleClick && { onDoubleClick: (event: MouseEvent) => onDoubleClick(event, part) }
  return (
    <div className="min-w-0 flex-1">
      <h3 className="flex items-center gap-1 text-xl" {...on('name')}>
        <ListName name={list.name} />
        {children}
      </h3>
      {list.heading && (
        <p className="text-sm text-quiet" dir="auto" {...on('season')}>
          {list.heading}
        </p>
      )}
      {list.location && (
        <p className="mt-0.5 flex items-center gap-1.5 text-sm" {...on('location')}>
          <Icon name="pin" className="size-4! text-quiet" />
          <bdi>{list.location}</bdi>
        </p>
      )}
    </div>
  )
}

/** A long name is cut on small screens; readers and wide screens get it whole. */
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
