import type { ReactNode } from 'react'
import { BUTTON_CLASS, type ButtonLook } from '../button'
import { Icon, type IconName } from '../icon'
import { FieldFooting, type Native } from './field'
import { controlAttributes, type FieldState } from './field-state'

interface FileFieldProps extends Native<'input'> {
  field: FieldState
  icon: IconName
  /** What pressing it does. */
  label: ReactNode
  hint?: ReactNode
  /** zone: a button, with a mouse in an area for dropped files. tile: an empty place. item: a line of a menu. */
  shape: 'zone' | 'tile' | 'item'
  /** Of the button of a zone. */
  look?: ButtonLook
}

/** A file field whose label is the button. Takes dropped files without script, too. */
export function FileField({ field, icon, label, hint, shape, look = 'primary', ...native }: FileFieldProps) {
  return (
    <div className={`field file-field file-${shape}`}>
      <label htmlFor={field.id} className={shape === 'zone' ? BUTTON_CLASS[look] : undefined}>
        <Icon name={icon} />
        {label}
      </label>
      <input type="file" {...native} {...controlAttributes(field, Boolean(hint))} />
      {shape === 'zone' && <p className="file-drop">or drop {native.multiple ? 'them' : 'it'} here</p>}
      <FieldFooting field={field} hint={hint} />
    </div>
  )
}
