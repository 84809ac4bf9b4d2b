export const BACKUP_MESSAGES = {
  failed: 'The backup failed. See the application log for details.',
  serverHasTools:
    'The database is on a PostgreSQL server, which has its own backup tools. `npm run backup` writes a dump with pg_dump.',
} as const
