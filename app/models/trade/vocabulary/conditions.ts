/** Worst first, so that the place in the list is the length of the bar. */
export const CONDITIONS = [
  { value: 'Severe Abuse', label: 'Severe Abuse', explanation: 'Heavy damage that the camera sees.' },
  { value: 'Excessive wear', label: 'Excessive wear', explanation: 'Worn well beyond its age.' },
  { value: 'Normal Condition', label: 'Normal Condition', explanation: 'Wear that fits its age.' },
  { value: 'Great Condition', label: 'Great Condition', explanation: 'Looked after, with small marks only.' },
  { value: 'Nearly Perfect', label: 'Nearly Perfect', explanation: 'As good as on the day it was sold.' },
] as const

export type Condition = (typeof CONDITIONS)[number]['value']
