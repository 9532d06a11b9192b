import { aggregateCommands } from './aggregate';
import { bulkWriteCommands } from './bulkWrite';
import { collectionCommands } from './collections';
import type { Command } from './command';
import { countCommands } from './count';
import { deleteCommands } from './delete';
import { diagnosticCommands } from './diagnostics';
import { explainCommands } from './explain';
import { findCommands } from './find';
import { findAndModifyCommands } from './findAndModify';
import { handshakeCommands } from './handshake';
import { indexCommands } from './indexes';
import { insertCommands } from './insert';
import { sessionCommands } from './sessionCommands';
import { updateCommands } from './update';

export const commands: Record<string, Command> = {
  ...aggregateCommands,
  ...bulkWriteCommands,
  ...collectionCommands,
  ...countCommands,
  ...deleteCommands,
  ...diagnosticCommands,
  ...explainCommands,
  ...findAndModifyCommands,
  ...findCommands,
  ...handshakeCommands,
  ...indexCommands,
  ...insertCommands,
  ...sessionCommands,
  ...updateCommands,
};
