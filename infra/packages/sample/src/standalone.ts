import { startStandalone } from '@athenaeum/shell-contract/standalone';
import { manifest } from './manifest';
import * as remote from './remote';

void startStandalone({ remote, manifest, home: '/book-club' });
