import { runService } from '@athenaeum/kit/service';
import { subgraph } from './index';

await runService(subgraph, 4001);
