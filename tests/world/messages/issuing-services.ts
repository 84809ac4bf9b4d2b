import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '../../..')

/** The functions that generate links, tokens and codes. */
const SOURCES = ['newToken', 'randomInt', 'tokenOf']

/** The services called by routes, jobs and commands that directly or indirectly issue a link, a token or a code. */
export function issuingServices(): string[] {
  const modules = new Map(
    ['app/server', 'app/services', 'app/routes', 'scripts'].flatMap(filesIn).map((path) => [path, read(path)]),
  )
  modules.set('app/schedule.server.ts', read('app/schedule.server.ts'))
  const issues = issuersAmong(modules)
  const called = [...modules]
    .filter(([path]) => /^(app\/routes\/|app\/schedule|scripts\/)/.test(path))
    .flatMap(([, { imports }]) => [...imports.values()])
  const services = called.filter((name) => name.startsWith('app/services/') && issues.has(name))
  return [...new Set(services.map((name) => name.slice(name.indexOf('#') + 1)))].sort()
}

/** The functions of a module with the identifiers they use, and its imports as `path#name`. */
interface Module {
  imports: Map<string, string>
  functions: Map<string, Set<string>>
}

/** The functions that directly or indirectly call a source. */
function issuersAmong(modules: Map<string, Module>): Set<string> {
  const found = new Set<string>()
  for (let before = -1; found.size > before; ) {
    before = found.size
    for (const [path, { functions, imports }] of modules)
      for (const [name, called] of functions)
        for (const each of called) {
          const target = imports.get(each) ?? `${path}#${each}`
          if (SOURCES.includes(each) || found.has(target)) found.add(`${path}#${name}`)
        }
  }
  return found
}

function read(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.ES2022, false)
  const module: Module = { imports: new Map(), functions: new Map() }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, path, module)
    else for (const name of namesOf(statement)) module.functions.set(name, identifiersIn(statement))
  }
  return module
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, path: string, { imports }: Module) {
  const names = importClause?.namedBindings
  if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return
  const { text } = moduleSpecifier
  if (!/^(\.|~\/)/.test(text)) return
  const file = text.startsWith('~/') ? text.replace('~/', 'app/') : relative(ROOT, join(ROOT, dirname(path), text))
  for (const { name, propertyName } of names.elements)
    imports.set(name.text, `${file}.ts#${(propertyName ?? name).text}`)
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
}

function identifiersIn(statement: ts.Statement): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return names
}

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
