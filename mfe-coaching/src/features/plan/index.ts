export { Plan } from './Plan';
export { prefetchPlan, prefetchSubscriptions } from './plan.api';
