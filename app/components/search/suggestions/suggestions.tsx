import { type ComponentType, useEffect, useState } from 'react'

/** Suggestions below the search field with this id, loaded after hydration. The field works without them. */
export function Suggestions({ field }: { field: string }) {
  const [List, setList] = useState<ComponentType<{ field: string }>>()
  useEffect(() => {
    import('./suggestion-list').then(
      (loaded) => setList(() => loaded.SuggestionList),
      () => {},
    )
  }, [])
  return List ? <List field={field} /> : null
}
