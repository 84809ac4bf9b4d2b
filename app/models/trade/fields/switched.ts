/** The name of the button that leads from one form to another one with what was typed. */
export const SWITCH = 'switch'
