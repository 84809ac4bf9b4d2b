import { UNDO_MINUTES } from '~/models/trade/constants'
import { numberWord, pluralize } from '~/models/trade/format/text'

export const ARRANGE_MESSAGES = {
  orderFailed: 'The order could not be saved. Please try again.',
  orderChanged: 'This list has changed since you opened the page. Please check the order below and move it again.',
  listsChanged: 'The lists have changed since you opened the page. Please check the order below and move it again.',
  archived: 'List archived.',
  unarchived: 'List is back.',
  archiveFailed: 'The list could not be archived. Please try again.',
  notEmpty: 'Only an empty list can be archived. Move or remove its vehicles first.',
  listArchived: 'This list is archived. Bring it back first.',
  onListAgain: 'The vehicle is already on that list again.',
  moveFailed: 'The vehicles could not be moved. Please try again.',
  copyFailed: 'The vehicles could not be copied. Please try again.',
  removalFailed: 'The vehicles could not be removed. Please try again.',
  restoreFailed: 'The vehicles could not be restored. Please try again.',
  markFailed: 'The marks could not be saved. Please try again.',
  noteFailed: 'The note could not be saved. Please try again.',
  noteSaved: 'Note saved.',
} as const

/** Moving or copying selected vehicles to another list. */
export const TRANSFER_TEXTS = {
  move: {
    title: 'Move to another list',
    lead: 'Inquiries, reactions, comments and notes go with them.',
    button: 'Move',
    done: 'moved',
  },
  copy: {
    title: 'Copy to another list',
    lead: 'A copy starts without inquiry, reactions, comments and notes.',
    button: 'Copy',
    done: 'copied',
  },
} as const

/** Why a selected vehicle was left unchanged. */
export type SkipReason = 'in-use' | 'there' | 'left' | 'gone' | 'external' | 'late' | 'missing'

const SKIP_REASONS: Record<Exclude<SkipReason, 'missing'>, string> = {
  'in-use': 'in the cart or booked',
  there: 'already on that list',
  left: 'no longer on its list',
  gone: 'no longer listed by its owner',
  late: `removed more than ${numberWord(UNDO_MINUTES)} minutes ago`,
  external: 'externally sourced, so record it on that list too',
}

/** Why a vehicle cannot be moved or removed, on the page with the selected ones. */
export const IN_USE = 'Stays: in the cart or booked'

/** Why a vehicle cannot be copied, on the same page. */
export const NO_COPY = 'Not copied: externally sourced, so record it on the other list too'

export type BulkActionKind = 'moved' | 'copied' | 'marked' | 'removed' | 'restored'

/** '2 vehicles moved to Street traffic. 1 stays: already on that list.' */
export function bulkText(kind: BulkActionKind, done: number, skipped: readonly SkipReason[], listName = ''): string {
  const rest = [...new Set(skipped)].map((reason) => {
    const many = skipped.filter((each) => each === reason).length
    if (reason === 'missing') return missingText(many)
    return `${many} ${SKIPPED_VERBS[kind][many === 1 ? 0 : 1]}: ${SKIP_REASONS[reason]}.`
  })
  const to = listName && ` to ${listName}`
  const first = done > 0 ? [`${pluralize(done, 'vehicle')} ${kind}${to}.`] : []
  return [...first, ...rest].join(' ')
}

/** About selected vehicles that cannot be found in the project, whatever the reason. */
export const missingText = (many: number): string =>
  `${pluralize(many, 'vehicle is', 'vehicles are')} no longer in this project.`

const SKIPPED_VERBS: Record<BulkActionKind, readonly [string, string]> = {
  moved: ['stays', 'stay'],
  removed: ['stays', 'stay'],
  copied: ['was not copied', 'were not copied'],
  restored: ['was not restored', 'were not restored'],
  marked: ['was not marked', 'were not marked'],
}
