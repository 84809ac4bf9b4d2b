import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'

type Palette = ComponentType<{ onClose: () => void }>

/** Loads the command palette. Passed in by the root, because the palette imports every domain. */
export type LoadPalette = () => Promise<{ default: Palette }>

/** Ctrl-K, on Apple's keyboards Command-K, opens the command palette, unless a dialog is open. For accounts only. */
export function PaletteKey({ load }: { load: LoadPalette }) {
  const isSignedIn = Boolean(useRouteLoaderData<{ person: object | null }>('root')?.person)
  const { key } = useLocation()
  const [open, setOpen] = useState<{ Palette: Palette; at: string }>()
  useEffect(() => {
    if (!isSignedIn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      load().then(
        (loaded) => setOpen({ Palette: loaded.default, at: key }),
        () => {},
      )
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isSignedIn, key, load])
  return open?.at === key ? <open.Palette onClose={() => setOpen(undefined)} /> : null
}

/** On Apple's keyboards Control-K deletes text. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return false
  return IS_APPLE ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

const IS_APPLE = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** The name of the key on the keyboard. */
export const PALETTE_KEYS = IS_APPLE ? '⌘ K' : 'Ctrl K'
