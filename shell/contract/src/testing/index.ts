export { createTestPlatform, testMember, type TestPlatform } from './createTestPlatform';
export type { Literal } from './literal';
export { renderRemote } from './renderRemote';
export { failWith, mockServer, respond, respondLater, sent } from './respond';
