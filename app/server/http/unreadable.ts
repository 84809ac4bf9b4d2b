/** Where a request is led that no address can be made of, to be told so by a page. */
export const UNREADABLE = '/unreadable'
