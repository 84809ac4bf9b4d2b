import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'

type FirstListField = `list${Capitalize<keyof ListFields>}`

/** What a field of a project's first list is called in the form of the project: 'listName', 'listSeason'. */
export const FIRST_LIST: Record<keyof ListFields, FirstListField> = {
  name: 'listName',
  season: 'listSeason',
  episode: 'listEpisode',
  act: 'listAct',
  scene: 'listScene',
  shotDescription: 'listShotDescription',
  location: 'listLocation',
}

export const FIRST_LIST_FIELDS: FirstListField[] = LIST_FIELDS.map((name) => FIRST_LIST[name])
