export * from './account';
export * from './directory';
export * from './draftLists';
export * from './givenLists';
export * from './limits';
export * from './updateUser';
export * from './visibility';
