import { connectDatabase } from '../../mongo';
import { createOutboxWorker } from '../worker';
import { postTo } from './receiver';
import { silent } from './world';

/** Delivers over HTTP until it is killed. */
const [uri = '', dbName = '', url = ''] = process.argv.slice(2);
await connectDatabase(uri, { dbName });
createOutboxWorker({ channels: [postTo(url)], log: silent }).start();
