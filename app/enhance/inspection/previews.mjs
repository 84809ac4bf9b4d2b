/** Addresses of photos as they lie on this phone. Each holds its photo in memory for as long as the page stands. */
export function previews() {
  const addresses = new Map()
  return ({ id, bytes, type }) => {
    if (!addresses.has(id)) addresses.set(id, URL.createObjectURL(new Blob([bytes], { type })))
    return addresses.get(id)
  }
}

/** What the browser cannot draw is an empty field, and no broken picture. */
export function showIn(image, address) {
  image.addEventListener('error', () => Object.assign(image.style, { visibility: 'hidden' }), { once: true })
  image.src = address
}
