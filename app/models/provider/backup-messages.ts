export const BACKUP_MESSAGES = {
  failed: 'The backup could not be made. The log of the application says why.',
  serverHasTools:
    'The database is on a PostgreSQL server, which has tools of its own for backups. `npm run backup` writes a dump with pg_dump.',
} as const
