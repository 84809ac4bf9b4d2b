/** Store key of a variant of a file: 'uploads/1/400.webp' of 'uploads/1.jpg'. */
export function variantKey(key: string, name: string): string {
  return `${key.replace(/\.\w+$/, '')}/${name}`
}
