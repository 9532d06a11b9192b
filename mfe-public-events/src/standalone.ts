import { defineMfe } from '@athenaeum/shell-contract';
import { startStandalone } from '@athenaeum/shell-contract/standalone';
import { manifest } from './manifest';
import { Site } from './Site';

void startStandalone({ remote: defineMfe(Site, { manifest }), manifest, home: '/upcoming-events' });
