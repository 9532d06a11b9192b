export { createFakeS3 } from './fakeS3';
export { createFakeStripe, stripeEventBy } from './fakeStripe';
export { createFakeHttpSystem } from './fakeHttpSystem';
