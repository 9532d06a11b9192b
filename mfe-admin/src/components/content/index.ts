export { type ContentKind, contentKinds, pathOfKind } from './contentKinds';
