import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { coachingOrders } from './coachingOrders';
import { contentOrders } from './contentOrders';
import type { OrdersByDomain } from './domainOrders';

export const ordersByDomain = ({ coaching, content }: SubgraphClients): OrdersByDomain => ({
  coaching: coachingOrders(coaching),
  content: contentOrders(content),
});
