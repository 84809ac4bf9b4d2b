export type IconName =
  | 'search'
  | 'heart'
  | 'plus'
  | 'x'
  | 'menu'
  | 'down'
  | 'right'
  | 'left'
  | 'cart'
  | 'user'
  | 'users'
  | 'check'
  | 'camera'
  | 'filter'
  | 'pen'
  | 'like'
  | 'dislike'
  | 'comment'
  | 'pin'
  | 'clock'
  | 'alert'
  | 'note'
  | 'trash'
  | 'more'
  | 'download'
  | 'share'
  | 'calendar'
  | 'mail'
  | 'phone'
  | 'file'
  | 'eye'
  | 'eye-off'
  | 'lock'
  | 'logout'
  | 'list'
  | 'copy'
  | 'link'
  | 'refresh'
  | 'home'
  | 'nav'

/** An icon from the sprite. Never the only label: put text beside it, visible or `sr-only`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  )
}
