import type { DealView } from '~/models/deals/list-vehicle'
import type { ListLayout } from '~/models/trade/vocabulary/projects'
import type { ShownList } from './shown-list'

/** The lists with what a page of this layout draws of their vehicles, and nothing more: a phone loads it twice. */
export function inLayout(layout: ListLayout, blocks: ShownList[]): ShownList[] {
  const isTable = layout === 'table'
  return blocks.map((block) => ({
    ...block,
    vehicles: block.vehicles.map((card) => ({
      ...card,
      photos: isTable ? card.photos.slice(0, 1) : card.photos,
      deal: card.deal && (isTable ? asRow(card.deal) : asCard(card.deal)),
    })),
  }))
}

const asRow = (deal: DealView): DealView => ({ ...deal, terms: [], prices: [] })
const asCard = (deal: DealView): DealView => ({ ...deal, row: null })
