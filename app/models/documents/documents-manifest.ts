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

/** The manifest in a zip of documents: who uploaded or made each, when, and its hash. */
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
