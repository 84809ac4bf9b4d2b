import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { isShortcut, runShortcut } from './run-shortcut'

type ShortcutsDialogType = ComponentType<{ onClose: () => void }>

/** Single-key shortcuts, unless the account has turned them off; ? opens the list of them. */
export function KeyboardShortcuts() {
  const root = useRouteLoaderData<{ hasKeys: boolean }>('root')
  const hasKeys = root?.hasKeys ?? true
  const { key } = useLocation()
  const [open, setOpen] = useState<{ Dialog: ShortcutsDialogType; at: string }>()
  useEffect(() => {
    if (!hasKeys) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      if (event.key === '?') {
        import('./shortcuts-dialog').then(
          ({ ShortcutsDialog }) => setOpen({ Dialog: ShortcutsDialog, at: key }),
          () => {},
        )
      } else if (runShortcut(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasKeys, key])
  return open?.at === key ? <open.Dialog onClose={() => setOpen(undefined)} /> : null
}
