/** Titles of the person who signs for a production. */
export const SIGNER_TITLES = [
  { value: 'Unit Production Manager', label: 'Unit Production Manager' },
  { value: 'Line Producer', label: 'Line Producer' },
  { value: 'Show Runner', label: 'Show Runner' },
  { value: 'Producer', label: 'Producer' },
  { value: 'Executive Producer', label: 'Executive Producer' },
  { value: 'Controller', label: 'Controller' },
] as const

export type SignerTitle = (typeof SIGNER_TITLES)[number]['value']
