export { Plan } from './Plan';
export { type Credits, type Order, prefetchPlan, type Product } from './plan.api';
export { planText } from './plan.messages';
