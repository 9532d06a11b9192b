export type { KnownConnection } from './connection.api';
export { ConnectAction, type ConnectActionProps } from './ConnectAction';
export { type Standing, standingOf } from './standingOf';
export { useConnecting } from './useConnecting';
