import { escapeHtml } from '@athenaeum/common/escaping';
import { addTranslation, type Language } from '@athenaeum/messages';
import { inLanguage } from '@athenaeum/messages/server';
import { previewSpanish } from './preview.es';
import { previewText as messages } from './preview.messages';
import type { PagePreview } from './previewFor';

addTranslation('es', previewSpanish);

/** Rendered by the server, so that other visitors load nothing of it. */
export const previewBar = ({ remote, version, by, until }: PagePreview, language: Language): string =>
  inLanguage(
    language,
    () => `<aside class="override" aria-label="${escapeHtml(messages.label)}">
<p>${escapeHtml(messages.what({ area: remote, version, until: moment(until, language) }))}${by ? ` ${escapeHtml(messages.by({ by }))}` : ''}</p>
<form method="post" action="/api/previews/leave"><button>${escapeHtml(messages.leave)}</button></form>
</aside>`,
  );

const moment = (at: number, language: Language) =>
  new Date(at).toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
