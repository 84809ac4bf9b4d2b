/** Closes an open menu on Escape, which returns focus to its button, and when something outside it is pressed. */
export function closeMenus() {
  const openMenu = () => document.querySelector('[data-menu][open]')
  document.addEventListener('pointerdown', ({ target }) => {
    const menu = openMenu()
    if (menu && !menu.contains(target)) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    const menu = openMenu()
    if (key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary').focus()
  })
}
