/** Object URLs of the photos on this phone. Each keeps its photo in memory until the page is left. */
export function previews() {
  const addresses = new Map()
  return ({ id, bytes, type }) => {
    if (!addresses.has(id)) addresses.set(id, URL.createObjectURL(new Blob([bytes], { type })))
    return addresses.get(id)
  }
}

/** Hides a picture that the browser cannot decode, instead of showing it broken. */
export function showIn(image, address) {
  image.addEventListener('error', () => Object.assign(image.style, { visibility: 'hidden' }), { once: true })
  image.src = address
}
