interface SkeletonProps {
  /** What is loading: cards of a grid, or rows of a list. */
  shape: 'cards' | 'rows'
  count: number
  className?: string
}

/** Placeholder blocks in the shape of the coming content. */
export function Skeleton({ shape, count, className = '' }: SkeletonProps) {
  const keys = Array.from({ length: count }, (_, index) => `${shape}-${index}`)
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading</span>
      <div aria-hidden="true" className={GRID_CLASS[shape]}>
        {keys.map((key) => (shape === 'cards' ? <CardBlock key={key} /> : <RowBlock key={key} />))}
      </div>
    </div>
  )
}

function CardBlock() {
  return (
    <div className="sheet overflow-hidden">
      <div className="skeleton-block aspect-4/3 rounded-none!" />
      <div className="grid gap-3 p-4">
        <div className="skeleton-block h-5 w-2/3" />
        <div className="skeleton-block h-4 w-1/3" />
        <div className="skeleton-block mt-2 h-11" />
      </div>
    </div>
  )
}

function RowBlock() {
  return (
    <div className="sheet flex items-center gap-4 p-4">
      <div className="skeleton-block h-15 w-20 shrink-0" />
      <div className="grid grow gap-3">
        <div className="skeleton-block h-5 w-1/2" />
        <div className="skeleton-block h-4 w-1/4" />
      </div>
    </div>
  )
}

const GRID_CLASS = { cards: 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3', rows: 'grid gap-3' } as const
