/** Computed styles by kind of element. */
const known = new Map<string, CSSStyleDeclaration>()
const windows = new WeakSet<object>()

/**
 * Makes a jsdom window compute styles once per kind of element; it would match every rule of its style sheet for every
 * element that a role query looks at. External styles are not loaded, so visibility depends on these alone.
 */
export function computeStylesByKind(window: Pick<Window, 'getComputedStyle'>) {
  if (windows.has(window)) return
  windows.add(window)
  const compute = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.hasAttribute('style')) return compute(element, pseudo)
    const isHiddenField = element.getAttribute('type') === 'hidden'
    const kind = [element.localName, element.hasAttribute('hidden'), element.hasAttribute('open'), isHiddenField].join()
    const style = known.get(kind) ?? compute(element)
    known.set(kind, style)
    return style
  }
}
