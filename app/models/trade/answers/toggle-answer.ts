/** The response to a toggle that script pressed: what is saved now, with no error, or why it could not be saved. */
export type ToggleAnswer<State> = { saved?: State; error?: string | null }
