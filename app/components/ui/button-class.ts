/** primary: the one next step of the screen. secondary: another strong step. refuse: removal, only in its confirmation. */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'ghost' | 'refuse'

/** Links look like buttons by these, too. unavailable: what cannot be pressed at all, with its reason beside. */
export const BUTTON_CLASS = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  outline: 'btn btn-outline',
  ghost: 'btn btn-ghost',
  refuse: 'btn btn-refuse',
  unavailable: 'btn',
} as const satisfies Record<ButtonLook | 'unavailable', string>
