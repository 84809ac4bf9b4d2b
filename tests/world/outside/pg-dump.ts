import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PIECES = 20
const END = 'END\n'

/**
 * Puts a stand-in for pg_dump into a folder, which is to come first in the PATH: of another version than the server the
 * machine's own refuses to work. It writes piece by piece, and goes on alone when whoever started it is gone.
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

/** Whether the stand-in came to the end of this file. */
export const isWholeDump = (file: string) => readFileSync(file, 'utf8').endsWith(END)
