import { newPushKey } from './vapid';

// npm run keys:push: prints a new key for notifications on devices. Devices that were turned on with another go with it.
process.stdout.write(`PUSH_PRIVATE_KEY=${newPushKey()}\n`);
