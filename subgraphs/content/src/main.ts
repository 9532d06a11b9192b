import { runService } from '@athenaeum/kit';
import { subgraph } from './index';

await runService(subgraph, 4002);
