import { defineSubgraph } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { CaptionCues, StoredFile } from '@athenaeum/kit/files';
import { createLoaders } from './loaders';
import { migrations } from './migrations';
import { BcpExample } from './modules/bcp/bcpExample.model';
import { Coach } from './modules/coach/coach.model';
import { CreditEntry } from './modules/credits/creditEntry.model';
import { Order } from './modules/order/order.model';
import { Portfolio } from './modules/portfolio/portfolio.model';
import { Product } from './modules/product/product.model';
import { Session } from './modules/session/session.model';
import { resolvers } from './resolvers';
import { watched } from './watched';

export const subgraph = defineSubgraph({
  name: 'coaching',
  home: import.meta.url,
  resolvers,
  createLoaders,
  watched,
  migrations,
  models: [
    Coach,
    Session,
    CreditEntry,
    AuditRow,
    StoredFile,
    CaptionCues,
    Order,
    Portfolio,
    Product,
    BcpExample,
  ],
});
