import type { ReactNode } from 'react'
import { BUTTON_CLASS, type ButtonLook } from '../button-class'
import { Icon, type IconName } from '../icon'
import { useDetailsMenu } from './use-details-menu'

interface MenuProps {
  label: ReactNode
  icon?: IconName
  /** Shows the icon alone; the label stays for readers. */
  isLabelHidden?: boolean
  look?: ButtonLook
  /** The edge of its button that the sheet keeps to. */
  align?: 'left' | 'right'
  className?: string
  sheetClassName?: string
  /** Links and buttons, one under the other. */
  children: ReactNode
}

/** A button that opens a sheet of links and buttons; a `details`, so it needs no script. */
export function Menu(props: MenuProps) {
  const { label, icon, isLabelHidden = false, look = 'outline', align = 'right' } = props
  const menu = useDetailsMenu()
  return (
    <details {...menu} name="menu" className={`relative ${props.className ?? ''}`}>
      <summary className={`${BUTTON_CLASS[look]} ${isLabelHidden ? 'btn-square' : 'w-full'}`}>
        {icon && <Icon name={icon} />}
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
        {!isLabelHidden && <Icon name="down" className="turns w-4!" />}
      </summary>
      <div
        className={`menu-sheet absolute z-30 mt-1 w-56 max-w-[calc(100vw-2rem)] ${align === 'right' ? 'right-0' : 'left-0'} ${props.sheetClassName ?? ''}`}
      >
        {props.children}
      </div>
    </details>
  )
}
