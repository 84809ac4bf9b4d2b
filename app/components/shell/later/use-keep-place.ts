import { useLocation, useMatches, useNavigation } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDialog } from '../behind'
import { useDialogEntries } from './dialog-entries'
import { focusCard, focusHeading, headingText } from './focus'
import { allStops, stopOf } from './stops'

/**
 * Keeps people where they are when script leads on: on another page its heading has the focus, and readers say it; behind
 * a dialog that is closed, and after something is sent, the page stands where it stood, with the focus on the vehicle
 * that it was about or on the next one. The first page is left alone, and so is one that only shows something else.
 */
export function useKeepPlace() {
  const here = useHere()
  useDialogEntries(here)
  const shown = useRef({ ...here, heading: headingText() })
  const pressed = usePressed()
  const scroll = useScroll()
  const isSent = useIsSent()

  const before = shown.current
  const isBack = before.page === here.page && !here.hasDialog && (before.hasDialog || isSent.current)

  // before anything is painted: the router has just scrolled to the top, or to what the address names
  useLayoutEffect(() => {
    if (before.key !== here.key && isBack) window.scrollTo(0, scroll.current)
  })

  useEffect(() => {
    if (before.key === here.key) return
    shown.current = { ...here, heading: headingText() }
    isSent.current = false
    if (here.hasDialog) return
    if (before.page !== here.page) return focusHeading(before.heading, pressed.current.id)
    if (!isBack) return
    const { stop } = pressed.current
    // a dialog gives the focus back one frame after it is gone
    requestAnimationFrame(() => requestAnimationFrame(() => focusCard(here.hash, stop)))
  })
}

/** The page, whatever dialog stands over it. */
function useHere() {
  const { key, hash } = useLocation()
  const matches = useMatches()
  const page = matches.filter(({ handle }) => !isDialog(handle)).at(-1)?.pathname
  return { key, hash, page, hasDialog: matches.some(({ handle }) => isDialog(handle)) }
}

/** What was pressed last on the page itself, and in which of its vehicles: by then it may be gone. */
function usePressed() {
  const pressed = useRef({ id: '', stop: 0 })
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return
      const stop = stopOf(target)
      pressed.current = { id: target.id, stop: stop ? allStops().indexOf(stop) : 0 }
    }
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [])
  return pressed
}

/** How far down the page stood until now. The browser tells of a step of the router's own only after it has been painted. */
function useScroll() {
  const scroll = useRef(window.scrollY)
  useEffect(() => {
    const follow = () => {
      scroll.current = window.scrollY
    }
    document.addEventListener('scroll', follow, { passive: true })
    return () => document.removeEventListener('scroll', follow)
  }, [])
  return scroll
}

/** Whether a form is what leads on: one that is posted, not a search. */
function useIsSent() {
  const { formMethod } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    if (formMethod && formMethod !== 'GET') isSent.current = true
  }, [formMethod])
  return isSent
}
