/** The response to a toggle that script posted: the saved state without an error, or why it could not be saved. */
export type ToggleResponse<State> = { saved?: State; error?: string | null }
