import * as z from 'zod';
import { PASSWORD_RESET_PATH } from '../../auth/paths';
import { button, facts, link, note, text } from '../render/letter';
import { greetingName, line } from './params';
import { defineTemplate } from './template';

const DEVICES_PATH = '/my-profile?tab=account';

/** To the member in whose account somebody has signed in on a device that was not known. */
export const newDevice = defineTemplate({
  name: 'new-device',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    /** As the list of devices calls it. */
    device: line(80).nullable(),
    /** Epoch ms. */
    at: z.number().int().positive(),
  }),
  write: ({ first_name, device, at }, { name, origin, memberSupport }) => ({
    subject: `A new device signed in to your ${name} account`,
    preview: 'Was it you? Then there is nothing to do.',
    heading: 'A new device signed in',
    blocks: [
      text(
        `${first_name ? `${first_name}, your` : 'Your'} account was signed in to on a device that we have not seen with it before.`,
      ),
      facts(['When', timeOf(at)], ['Device', device ?? 'An unknown browser']),
      text('Was it you? Then there is nothing to do.'),
      text('Was it not you? Sign that device out, and set a new password: it signs out every device.'),
      button('See where you are signed in', origin + DEVICES_PATH),
      link('Set a new password', origin + PASSWORD_RESET_PATH),
      note(`If you need help, please write to ${memberSupport}.`),
    ],
    reason: 'You get this because it is about how you sign in.',
  }),
});

/** "Tuesday, November 24, 2026 at 3:14 AM UTC": where a member is at the time is not known. */
const timeOf = (at: number): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' },
  })
    .format(at)
    .replace(/[\u2009\u202f]/g, ' ');
