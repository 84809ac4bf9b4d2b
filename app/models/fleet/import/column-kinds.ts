import { cleanLine, cleanLines } from '~/models/trade/format/clean-text'
import { labelOf, type Option } from '~/models/trade/vocabulary/option'
import { readChoice, readChoices, type Typed, writeChoices } from './cells'
import type { ListingField, ListingFields } from './listing-fields'

/** A column of a vehicle file. */
export type ImportColumn = {
  /** The form field that it fills; also identifies the column. */
  field: ListingField
  /** A second field that it fills. */
  alsoFills?: ListingField
  header: string
  /** Alternative headers. */
  aliases: readonly string[]
  /** always: required in every file. new: required for new vehicles. */
  isNeeded?: 'always' | 'new'
  read: (cell: string) => { fields: Partial<ListingFields> } | { problem: string }
  write: (fields: ListingFields) => string
}

type ColumnTexts = Pick<ImportColumn, 'field' | 'header'> & Partial<Pick<ImportColumn, 'aliases' | 'isNeeded'>>

export const textOf = (value: Typed): string => (typeof value === 'string' ? value : value.join(', '))
export const listOf = (value: Typed): string[] => (typeof value === 'string' ? [value].filter(Boolean) : value)

/** A column for one form field. */
export function column<Value extends Typed>(
  { aliases = [], ...texts }: ColumnTexts,
  read: (cell: string) => { value: Value } | { problem: string },
  write: (value: Typed) => string = textOf,
): ImportColumn {
  const { field } = texts
  return {
    ...texts,
    aliases,
    read: (cell) => {
      const found = read(cell)
      return 'problem' in found ? found : { fields: { [field]: found.value } }
    },
    write: (fields) => write(fields[field]),
  }
}

export const line = (texts: ColumnTexts) => column(texts, (cell) => ({ value: cleanLine(cell) }))
export const lines = (texts: ColumnTexts) => column(texts, (cell) => ({ value: cleanLines(cell) }))

export function choice(
  texts: ColumnTexts,
  options: readonly Option[],
  synonyms: Readonly<Record<string, string>> = {},
) {
  return column(texts, readChoice(options, synonyms), (value) => labelOf(options, textOf(value)))
}

export function choices(texts: ColumnTexts, options: readonly Option[]) {
  return column(texts, readChoices(options), (value) => writeChoices(options)(listOf(value)))
}
