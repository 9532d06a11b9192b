export { findMigrationProblem } from './findMigrationProblem';
export { takeLease } from './lease';
export { MigrationProblem, STEPS, type Migration, type Step, type StepName, type Stored } from './migration';
export {
  rowsOf,
  type MigrationPlace,
  type MigrationRow,
  type MigrationState,
  type Progress,
} from './migrationRow';
export { noteMigrated, type Migrated } from './noteMigrated';
export { back, contract, expand, type MigrateOptions } from './runMigration';
export { watchMigrations } from './watchMigrations';
