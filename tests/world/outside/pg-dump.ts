import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PIECES = 20
const END = 'END\n'

/**
 * Installs a fake pg_dump into a folder, which has to come first in PATH. (The real one refuses to dump a server of a
 * different version.) It writes chunk by chunk and keeps running if its parent process is killed.
 */
export function installPgDump(folder: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'pg_dump'),
    `#!/bin/sh
for each; do case "$each" in --version) exit 0 ;; --file=*) file="\${each#--file=}" ;; esac; done
piece=0
while [ $piece -lt ${PIECES} ]; do echo "piece $piece" >>"$file" || exit 1; piece=$((piece + 1)); sleep 0.02; done
printf '${END.trim()}\\n' >>"$file"
`,
    { mode: 0o755 },
  )
}

/** Whether the fake has completed this file. */
export const isWholeDump = (file: string) => readFileSync(file, 'utf8').endsWith(END)
