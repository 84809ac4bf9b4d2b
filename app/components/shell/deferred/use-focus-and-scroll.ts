import { useLocation, useMatches, useNavigation } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDialog } from '../inert-behind-dialog'
import { allNavItems, focusControl, focusHeading, focusNavItem, headingText, navItemOf } from './focus'
import { useDialogHistory } from './use-dialog-history'

/**
 * Focus and scroll management for client-side navigations. On another page, or if the address has another heading, as
 * after the log-in, the heading takes focus, so that screen readers announce it, or the button, field, vehicle, or list
 * in the hash. After a dialog closes or a form is submitted, the scroll position is restored and focus goes to the
 * vehicle concerned or the one now in its place. The first page is left as it is, and so is a changed query as long as
 * the heading stays the same.
 */
export function useFocusAndScroll() {
  const here = useHere()
  useDialogHistory(here)
  const shown = useRef({ ...here, heading: headingText() })
  const pressed = useLastPressed()
  const scroll = useScrollPosition()
  const isSubmitted = useIsSubmitted()

  const before = shown.current
  const isBack = before.page === here.page && !here.hasDialog && (before.hasDialog || isSubmitted.current)

  // in a layout effect, before paint: the router has just scrolled to the top or to the hash
  useLayoutEffect(() => {
    if (before.key !== here.key && isBack) window.scrollTo(0, scroll.current)
  })

  useEffect(() => {
    if (before.key === here.key) {
      // it may have changed in place, as with live updates
      shown.current.heading = headingText()
      return
    }
    shown.current = { ...here, heading: headingText() }
    isSubmitted.current = false
    if (focusControl(here.hash) || here.hasDialog) return
    if (before.page !== here.page || before.heading !== shown.current.heading) {
      if (here.hash) return focusNavItem(here.hash, 0)
      return focusHeading(before.heading, pressed.current.id)
    }
    if (!isBack) return
    const { itemIndex } = pressed.current
    // a closed dialog restores focus one frame later
    requestAnimationFrame(() => requestAnimationFrame(() => focusNavItem(here.hash, itemIndex)))
  })
}

/** The location and the page below any dialog. */
function useHere() {
  const { key, hash } = useLocation()
  const matches = useMatches()
  const page = matches.filter(({ handle }) => !isDialog(handle)).at(-1)?.pathname
  return { key, hash, page, hasDialog: matches.some(({ handle }) => isDialog(handle)) }
}

/** The element clicked last outside dialogs, and the index of its nav item, which may be gone when it is used. */
function useLastPressed() {
  const pressed = useRef<{ id?: string; itemIndex: number }>({ itemIndex: 0 })
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return
      const item = navItemOf(target)
      pressed.current = { id: target.id, itemIndex: item ? allNavItems().indexOf(item) : 0 }
    }
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [])
  return pressed
}

/** The scroll position before the navigation. Scroll events are asynchronous: the router's scroll is not in it yet. */
function useScrollPosition() {
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

/** Whether the navigation comes from a posted form, not from a GET form such as a search. */
function useIsSubmitted() {
  const { formMethod } = useNavigation()
  const isSubmitted = useRef(false)
  useEffect(() => {
    if (formMethod && formMethod !== 'GET') isSubmitted.current = true
  }, [formMethod])
  return isSubmitted
}
