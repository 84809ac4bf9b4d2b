/** A stored word as one of its vocabulary; a word that this version does not know is an error of the program. */
export function known<Value extends string>(vocabulary: readonly Value[], stored: string): Value {
  const word = vocabulary.find((value) => value === stored)
  if (word === undefined)
    throw new Error(`The database holds '${stored}', which is not one of ${vocabulary.join(', ')}.`)
  return word
}
