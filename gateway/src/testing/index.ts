export { createFakeS3 } from './fakeS3';
export { createFakeStripe, toldByStripe } from './fakeStripe';
export { anotherSystem } from './otherSystem';
