export { connectionApi, type KnownConnection, useUsersUpdateConnectionMutation } from './connection.api';
export { ConfirmChoice, type Confirmed } from './ConfirmChoice';
export { CardConnect } from './CardConnect';
export { ConnectAction, type ConnectActionProps } from './ConnectAction';
export { type ConnectionStatus, connectionStatus } from './connectionStatus';
export { connectionText } from './connection.messages';
export { useConnectionActions } from './useConnectionActions';
