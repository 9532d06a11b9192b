export { PlacedPlayer as default } from '@athenaeum/shared-ui/player';
