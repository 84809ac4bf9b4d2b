import type { Option } from './option'

/** What a project's costs can be summed by. */
export const COST_GROUPINGS = [
  { value: 'list', label: 'By list' },
  { value: 'episode', label: 'By episode' },
  { value: 'scene', label: 'By scene' },
] as const satisfies readonly Option[]

export type CostGrouping = (typeof COST_GROUPINGS)[number]['value']
