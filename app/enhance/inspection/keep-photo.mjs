/**
 * Keeps a photo on this phone until it is sent, drawn smaller. A shot that waits gives way to the one that is taken after
 * it; in a finished inspection each is an addendum of its own.
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
