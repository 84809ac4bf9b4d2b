import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { isForKeys, press } from './press'

type Sheet = ComponentType<{ onClose: () => void }>

/** Single keys that act on the page, unless the account has turned them off; ? opens the list of them. */
export function Keys() {
  const known = useRouteLoaderData<{ hasKeys: boolean }>('root')
  const hasKeys = known?.hasKeys ?? true
  const { key } = useLocation()
  const [open, setOpen] = useState<{ Sheet: Sheet; at: string }>()
  useEffect(() => {
    if (!hasKeys) return
    const act = (event: KeyboardEvent) => {
      if (!isForKeys(event)) return
      if (event.key === '?') {
        import('./key-sheet').then(
          ({ KeySheet }) => setOpen({ Sheet: KeySheet, at: key }),
          () => {},
        )
      } else if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [hasKeys, key])
  return open?.at === key ? <open.Sheet onClose={() => setOpen(undefined)} /> : null
}
