import type { SubgraphClients } from '../../../graph/subgraphs/subgraphClient';
import { coachingOrders } from './coachingOrders';
import { contentOrders } from './contentOrders';
import type { OrdersByDomain } from './domainOrders';

export const ordersByDomain = ({ coaching, content }: SubgraphClients): OrdersByDomain => ({
  coaching: coachingOrders(coaching),
  content: contentOrders(content),
});
