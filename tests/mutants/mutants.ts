import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The most valuable guards, each with the change that removes it and the smallest suite that must then fail. */
export const MUTANTS = readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8')
  .split(/\n(?=tests\/)/)
  .map((mutant) => {
    const [heading = '', find = '', replace = ''] = mutant.split('\n')
    const [suite = '', file = ''] = heading.split(' ')
    return { suite, file, find: find.slice(2), replace: replace.slice(2) }
  })

export type Mutant = (typeof MUTANTS)[number]
