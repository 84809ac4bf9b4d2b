/**
 * Stores a resized photo on this phone until it is sent. A waiting shot is replaced by a newer one; in a finished
 * inspection each photo is a separate addendum.
 */
export function keepPhotos({ store, draw, isFinished }) {
  return async (file, about) => {
    const photo = await draw(file)
    if (!isFinished) await replace(about.fields.shot)
    await store.add({ key: crypto.randomUUID(), ...about, ...photo })
  }

  async function replace(shot) {
    for (const { id, fields } of await store.all()) if (shot && fields.shot === shot) await store.remove(id)
  }
}
