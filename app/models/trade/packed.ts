/** A value as one text, and which it is. */
export type Packed<Value> = { text: string; of?: Value }

/**
 * For what a page carries much of: sent as it is, every value of it gets a number and every key of every object another
 * one, which is three times as much once it is compressed. Holds what JSON can hold.
 */
export const pack = <Value>(value: Value): Packed<Value> => ({ text: JSON.stringify(value) })

/** Another object each time: who compares by identity keeps it. */
export function unpack<Value>({ text }: Packed<Value>): Value {
  return JSON.parse(text)
}
