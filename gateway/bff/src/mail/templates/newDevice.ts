import { currentLocale } from '@athenaeum/messages';
import * as z from 'zod';
import { PASSWORD_RESET_PATH } from '../../auth/paths';
import { button, facts, link, note, text } from '../render/letter';
import { toName } from './greeting';
import { greetingName, line } from './params';
import { signInText as messages } from './signIn.messages';
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
  write: ({ first_name, device, at }, { name: brand, origin, memberSupport: support }) => ({
    subject: messages.deviceSubject({ brand }),
    preview: messages.devicePreview,
    heading: messages.deviceHeading,
    blocks: [
      text(toName(first_name, messages.deviceNew)),
      facts([messages.when, timeOf(at)], [messages.device, deviceName(device)]),
      text(messages.deviceYou),
      text(messages.deviceNotYou),
      button(messages.seeDevices, origin + DEVICES_PATH),
      link(messages.setPassword, origin + PASSWORD_RESET_PATH),
      note(messages.deviceHelp({ support })),
    ],
    reason: messages.becauseSecurity,
  }),
});

/** "Firefox on Windows", as `deviceOf` names it, in the reader's language. */
function deviceName(device: string | null): string {
  if (!device) return messages.unknownBrowser;
  const [browser = device, system] = device.split(' on ');
  return system ? messages.deviceOn({ browser, system }) : device;
}

/** "Tuesday, November 24, 2026 at 3:14 AM UTC": where a member is at the time is not known. */
const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' },
  })
    .format(at)
    .replace(/[\u2009\u202f]/g, ' ');
