/** The tables, one file per subject; docs/data-model.md draws how they hang together. */
export * from './schema/accounts'
export * from './schema/inquiries'
export * from './schema/notices'
export * from './schema/orders'
export * from './schema/projects'
export * from './schema/registration'
export * from './schema/search'
export * from './schema/vehicles'
