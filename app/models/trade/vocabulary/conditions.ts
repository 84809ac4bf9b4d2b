/** Worst first, so that the place in the list is the length of the bar. */
export const CONDITIONS = [
  { value: 'Severe Abuse', label: 'Severe Abuse', explanation: 'Heavy damage visible on camera.' },
  { value: 'Excessive wear', label: 'Excessive wear', explanation: 'More wear than its age explains.' },
  { value: 'Normal Condition', label: 'Normal Condition', explanation: 'Normal wear for its age.' },
  { value: 'Great Condition', label: 'Great Condition', explanation: 'Well kept, minor marks only.' },
  { value: 'Nearly Perfect', label: 'Nearly Perfect', explanation: 'Like new.' },
] as const

export type Condition = (typeof CONDITIONS)[number]['value']
