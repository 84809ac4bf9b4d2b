import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import type { FleetVehicle } from '../fleet'
import { LABELLED_QUERIES } from './labels'

/** Returns the ids of the vehicles on the first page. */
export type FirstPage = (text: string) => Promise<string[]> | string[]

type Score = { text: string; category: string; share: number }

/** For each labelled search, the number of right vehicles on its first page, as a share of those that fit on it. */
export async function scoreEach(fleet: FleetVehicle[], firstPage: FirstPage): Promise<Score[]> {
  const scores: Score[] = []
  for (const { text, category, isRight } of LABELLED_QUERIES) {
    const right = new Set(fleet.filter(isRight).map(({ id }) => id))
    const shown = (await firstPage(text)).slice(0, SEARCH_PAGE_SIZE).filter((id) => right.has(id))
    scores.push({ text, category, share: shown.length / Math.min(SEARCH_PAGE_SIZE, right.size) })
  }
  return scores
}

/** The average share of each category, and of all searches as 'total'. */
export function averages(scores: Score[]): Map<string, number> {
  const categories = [...new Set(scores.map(({ category }) => category))]
  return new Map([
    ...categories.map((category): [string, number] => [
      category,
      mean(scores.filter((score) => score.category === category)),
    ]),
    ['total', mean(scores)],
  ])
}

const mean = (scores: Score[]) => scores.reduce((sum, { share }) => sum + share, 0) / scores.length
