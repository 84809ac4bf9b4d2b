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
export function documentsManifest(title: string, documents: readonly ListedDocument[]): string {
  const parts = documents.map((document) =>
    [
      document.name,
      `  ${document.by}, ${document.at}`,
      ...[document.state, document.note].filter((line) => line !== null).map((line) => `  ${line}`),
      document.isMissing ? '  The file is missing.' : `  ${document.bytes} bytes, SHA-256 ${document.sha256}`,
    ].join('\n'),
  )
  return `${[title, ...parts].join('\n\n')}\n`
}
