export { createTestPlatform, testMember, type TestPlatform } from './createTestPlatform';
export { renderRemote } from './renderRemote';
export { failWith, mockServer, respond, sent } from './respond';
