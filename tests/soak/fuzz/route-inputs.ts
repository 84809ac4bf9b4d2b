import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { routeFiles } from '#tests/architecture/route-files'

const APP = join(import.meta.dirname, '../../../app')
const READS_FORM = /\bread(?:Form|Edit|ValidatedForm)\(\s*[^,()]+,\s*(\w+)/g
const READS_QUERY = /\bparseQuery\(\s*(?:\{[^}]*\}|\w+),\s*(\w+)/g
const IMPORTS = /import (?:type )?\{([^}]*)\} from '~\/([^']+)'/g

const Property = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  maxLength: z.number().optional(),
})
const Shape = z.object({ properties: z.record(z.string(), Property).default({}) })

/** A field by its schema; `longest` in characters. */
export type Field = { isList: boolean; longest?: number }

/** The form fields and query parameters of a route; `takes` says whether its forms accept a value. */
export type RouteInput = {
  fields: Record<string, Field>
  query: Record<string, Field>
  takes: (name: string, value: string | string[]) => boolean
}

/**
 * The inputs of each route by its address, taken from the schemas that its source names, so that new fields are
 * included.
 */
export async function routeInputs(): Promise<Record<string, RouteInput>> {
  const inputs = routeFiles().map(async ({ file, address }) => {
    const text = readFileSync(join(APP, file), 'utf8')
    const forms = await schemasNamed(text, READS_FORM)
    const queries = await schemasNamed(text, READS_QUERY)
    const takes: RouteInput['takes'] = (name, value) =>
      forms.every((form) => {
        const read = form.safeParse({ [name]: value })
        return read.success || read.error.issues.every(({ path }) => path[0] !== name)
      })
    return [address, { fields: fieldsOf(forms), query: fieldsOf(queries), takes }] as const
  })
  return Object.fromEntries(await Promise.all(inputs))
}

async function schemasNamed(text: string, reads: RegExp): Promise<z.ZodType[]> {
  const schemas: z.ZodType[] = []
  const read = [...text.matchAll(reads)].flatMap(([, name = '']) => (isGiven(text, name) ? formsIn(text) : [name]))
  for (const name of new Set(read)) {
    const [, names = '', from] = [...text.matchAll(IMPORTS)].find(([, all = '']) => all.match(`\\b${name}\\b`)) ?? []
    if (!from) throw new Error(`The import of ${name} was not found.`)
    const [, original = name] = names.match(`(\\w+) as ${name}\\b`) ?? []
    const module: Record<string, unknown> = await import(pathToFileURL(join(APP, `${from}.ts`)).href)
    const schema = module[original]
    // one schema, or a record of schemas by a route parameter
    for (const each of schema instanceof z.ZodType ? [schema] : Object.values(schema ?? {})) {
      if (each instanceof z.ZodType) schemas.push(each)
    }
  }
  return schemas
}

function fieldsOf(schemas: z.ZodType[]): Record<string, Field> {
  const fields: Record<string, Field> = {}
  for (const schema of schemas) {
    const { properties } = Shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    for (const [name, { type, maxLength: longest }] of Object.entries(properties)) {
      fields[name] = { isList: type === 'array', longest }
    }
  }
  return fields
}

/** Whether the schema is a parameter of a function: any form imported by the route may be passed. */
const isGiven = (text: string, name: string) => new RegExp(`\\b${name}: z\\.ZodType\\b`).test(text)
const formsIn = (text: string) =>
  [...text.matchAll(IMPORTS)]
    .filter(([, , from = '']) => from.startsWith('models/'))
    .flatMap(([, names = '']) => names.match(/\b\w+Form\b/g) ?? [])
