import type { TranslationFile } from '@athenaeum/shell-contract';
import { shared } from '@athenaeum/shell-contract/messages/es';
import { account } from './es/account';
import { choices } from './es/choices';
import { intake } from './es/intake';
import { joining } from './es/joining';
import { members } from './es/members';
import { profile } from './es/profile';
import { sentences } from './es/sentences';

/** The whole area in Spanish. */
export default {
  messages: { ...shared.messages, ...joining, ...intake, ...account, ...profile, ...members },
  sentences: { ...shared.sentences, ...choices, ...sentences },
} satisfies TranslationFile;
