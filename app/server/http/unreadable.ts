/** Address of the page that answers 400 to a malformed request. */
export const UNREADABLE = '/unreadable'
