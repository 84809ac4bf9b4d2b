/** The words of a search in the form of the index: 'Citroën F-150, red' -> citroen, f150, red. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z0-9])[-'’.](?=[a-z0-9])/g, '')
  return [...new Set(plain.match(/[a-z0-9]+/g))].slice(0, MAX_WORDS)
}

const MAX_WORDS = 12

/** The candidate with the fewest typos, or null if none is close or a number was typed. Earlier candidates win ties. */
export function nearestWord(typed: string, candidates: readonly string[]): string | null {
  if (/^\d+$/.test(typed)) return null
  const allowed = typed.length < 4 ? 1 : typed.length < 8 ? 2 : 3
  const measured = candidates
    .filter((word) => Math.abs(word.length - typed.length) <= allowed)
    .map((word) => ({ word, slips: countSlips(typed, word) }))
  const best = measured.reduce<(typeof measured)[number] | null>(
    (nearest, next) => (nearest && nearest.slips <= next.slips ? nearest : next),
    null,
  )
  return best && best.slips <= allowed ? best.word : null
}

/** Number of letters that are wrong, missing, extra or swapped with their neighbor. */
function countSlips(typed: string, meant: string): number {
  let before: number[] = []
  let above = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const differs = typed[row - 1] === meant[column - 1] ? 0 : 1
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + differs,
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = current
  }
  return at(above, meant.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
