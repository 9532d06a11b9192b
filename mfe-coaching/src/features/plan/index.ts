export { Plan } from './Plan';
export { type Credits, type Order, prefetchPlan, prefetchSubscriptions, type Product } from './plan.api';
