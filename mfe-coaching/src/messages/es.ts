import type { TranslationFile } from '@athenaeum/shell-contract';
import { shared } from '@athenaeum/shell-contract/messages/es';
import { bookingSpanish } from './booking.es';
import { coachesSpanish } from './coaches.es';
import { sentences } from './sentences.es';
import { sessionsSpanish } from './sessions.es';

/** Finding a coach, booking and managing sessions, and their parts on Home and in the top bar. */
export default {
  messages: { ...shared.messages, ...coachesSpanish, ...bookingSpanish, ...sessionsSpanish },
  sentences: { ...shared.sentences, ...sentences },
} satisfies TranslationFile;
