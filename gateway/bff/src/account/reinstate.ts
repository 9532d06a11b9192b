export { reinstateFactors } from '../auth/secondFactor/reinstate';
export { reinstateSuppressions } from '../mail/unsubscribe/reinstate';
