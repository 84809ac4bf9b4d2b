interface ListedDocument {
  name: string
  by: string
  at: string
  bytes: number
  sha256: string
  state: string | null
  note: string | null
  isMissing: boolean
}

/** The list in a zip of documents: each with who uploaded or made it, when, and the hash to compare the file with. */
export function documentsManifest(title: string, papers: readonly ListedDocument[]): string {
  const parts = papers.map((paper) =>
    [
      paper.name,
      `  ${paper.by}, ${paper.at}`,
      ...[paper.state, paper.note].filter((line) => line !== null).map((line) => `  ${line}`),
      paper.isMissing ? '  The file is missing.' : `  ${paper.bytes} bytes, SHA-256 ${paper.sha256}`,
    ].join('\n'),
  )
  return `${[title, ...parts].join('\n\n')}\n`
}
