export { Plan } from './Plan';
export { prefetchPlan } from './plan.api';
