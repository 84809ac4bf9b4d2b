const FOR_GOOD = Symbol('refused for good')

/** The failure of a delivery that no later attempt would mend. */
export function refusedForGood(sentence: string): Error {
  return new Error(sentence, { cause: FOR_GOOD })
}

export function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && error.cause === FOR_GOOD
}
