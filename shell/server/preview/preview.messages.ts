import { defineMessages } from '@athenaeum/messages';

/** The bar over every page of a browser with an open preview. */
export const previewText = defineMessages('shellPreview', {
  label: 'Preview',
  what: 'You’re previewing {area} {version}, until {until}. Only you see it.',
  by: 'Published by {by}.',
  leave: 'Leave preview',
});
