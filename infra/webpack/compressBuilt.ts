import { constants, setPriority } from 'node:os';
import { compressBuild } from './compressBuild';
import { foldersToCompress } from './foldersToCompress';

// After a start of the product that has built: it is in use already.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
for (const folder of foldersToCompress(process.cwd())) compressBuild(folder);
