export {
  type ChannelEnv,
  type DeliveryEnv,
  deliveryProblems,
  deliveryVariables,
} from './delivery/deliveryVariables';
export { bffProblems, bffVariables, type Env, withDefaults } from './env';
export { providerProblems } from './billing/billingVariables';
