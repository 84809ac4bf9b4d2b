import ts from 'typescript'

/**
 * Checked before parsing, which is slow: a file that matches neither pattern contains no cast. Casts in angle brackets
 * are impossible in TSX.
 */
const WORDS = /\bany\b|(?<!\* )\bas\b(?! const\b)/
const BRACKETS = /(^|[=(,:?&|![{;}>])\s*<\w|\breturn\s*</m

function mayCast(path: string, text: string): boolean {
  const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  return WORDS.test(code) || (path.endsWith('.ts') && BRACKETS.test(code))
}

/** Each `any`, and each cast except `as const`, with its line. */
export function casts(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path) || !mayCast(path, text)) return []
  const source = read(path, text)
  const breaches: string[] = []
  const visit = (node: ts.Node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)
    const isConst = isCast && ts.isTypeReferenceNode(node.type) && node.type.getText(source) === 'const'
    if (node.kind === ts.SyntaxKind.AnyKeyword || (isCast && !isConst)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      breaches.push(`line ${line + 1}: ${node.getText(source).slice(0, 60)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return breaches
}

/** The names that a module exports, in the order of the file. */
export function exportsOf(path: string, text: string): string[] {
  return read(path, text).statements.flatMap(namesOf)
}

export function hasAction(path: string, text: string): boolean {
  return exportsOf(path, text).includes('action')
}

/** The loader and the action of a route, each with its first statement. */
export function beginnings(path: string, text: string): (readonly [name: string, first: string])[] {
  const source = read(path, text)
  return source.statements.flatMap((statement) =>
    namesOf(statement)
      .filter((name) => name === 'loader' || name === 'action')
      .map((name) => [name, firstOf(statement, source)] as const),
  )
}

function firstOf(statement: ts.Statement, source: ts.SourceFile): string {
  const body = ts.isFunctionDeclaration(statement) ? statement.body : undefined
  return body?.statements[0]?.getText(source) ?? ''
}

function namesOf(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement)) return []
  const words = (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
  if (!words.includes(ts.SyntaxKind.ExportKeyword)) return []
  if (words.includes(ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : []
}

function read(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false, kind)
}
